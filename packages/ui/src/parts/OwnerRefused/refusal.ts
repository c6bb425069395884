import { isApiError } from '@bunko/api-client'
import { isMissing } from '../../lib/missing.ts'

/** Whether there is no such user, or a server says that this is nobody else's business (401, 403). */
export const isOwnerRefusal = (error: unknown): boolean =>
  isMissing(error) || (isApiError(error) && error.kind === 'http' && [401, 403].includes(error.status))
