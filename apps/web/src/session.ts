import { createSession } from '@bunko/api-client'

export const session = createSession()
