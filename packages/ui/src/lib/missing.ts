import { isApiError, isOfRenewal } from '@bunko/api-client'

/** Whether the server has answered that there is no such thing. */
export const isGone = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && error.status === 404 && !isOfRenewal(error)

/** Whether there is no such thing: the server says so, or what the address names is no id of one (R2). */
export const isMissing = (error: unknown): boolean =>
  isGone(error) || (isApiError(error) && error.kind === 'shape' && error.reason === 'not an id')
