import { isApiError, isOfRenewal, type ApiError, type SessionError } from '@bunko/api-client'
import { isMissing } from './missing.ts'

/** Neither refused nor done for sure: no answer came, none that can be read, or the server failed on the way. */
export const isUnsure = (error: unknown): error is Exclude<ApiError, SessionError> =>
  isApiError(error) && error.kind !== 'session' && !isOfRenewal(error) && (error.kind !== 'http' || error.status >= 500)

/** Of a delete that failed: whether what it was to delete may be there no more. */
export const mayBeGone = (error: unknown): boolean => isUnsure(error) || isMissing(error)
