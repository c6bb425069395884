import { createClient, createProbe } from '@bunko/api-client'
import { env } from './env.ts'
import { session } from './session.ts'

export const client = createClient({ baseUrl: env.apiBase, session })
export const probe = createProbe({ baseUrl: env.apiBase })
