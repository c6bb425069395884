import { isApiError } from '@bunko/api-client'

/** Whether a server says that there is no such user (404), or that this is nobody else's business (401, 403). */
export const isOwnerRefusal = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && [401, 403, 404].includes(error.status)
