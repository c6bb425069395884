import { isApiError, type ApiError, type SessionError } from '@bunko/api-client'

/** Neither refused nor done for sure: no answer came, none that can be read, or the server failed on the way. */
export const isUnsure = (error: unknown): error is Exclude<ApiError, SessionError> =>
  isApiError(error) && error.kind !== 'session' && (error.kind !== 'http' || error.status >= 500)
