import { isApiError, isOfRenewal, type ApiError, type SessionError } from '@bunko/api-client'
import { isMissing } from './missing.ts'

/** Not where a call's code did not come (`createLazyClient`), nor where it was not made: it has no method then. */
const wasSent = ({ call }: Exclude<ApiError, SessionError>) => call.includes(' ')

/**
 * Neither refused nor done for sure: no answer came, none that can be read, or the server failed on the way. Not of a file
 * that cannot be read any more: it hardly went out whole, and is sent again as another.
 */
export const isUnsure = (error: unknown): error is Exclude<ApiError, SessionError> =>
  isApiError(error) &&
  error.kind !== 'session' &&
  error.kind !== 'file' &&
  !isOfRenewal(error) &&
  wasSent(error) &&
  (error.kind !== 'http' || error.status >= 500)

/** Of a write with reads before it: whether it was that which failed. After a read or a renewal nothing was sent. */
export const isOfWrite = (error: unknown): error is Exclude<ApiError, SessionError> =>
  isApiError(error) &&
  error.kind !== 'session' &&
  !isOfRenewal(error) &&
  wasSent(error) &&
  !error.call.startsWith('GET ')

/** Of a write: what it `forget`s is asked for again once it is done, and where nobody knows whether it is. */
export const onceDone = (forget: () => void) => ({
  onSuccess: () => forget(),
  onError: (error: unknown) => isUnsure(error) && forget(),
})

/** The server asks to be left alone for a while: nothing more is sent to it at once. */
export const asksToWait = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 429 || error.status === 503)

/** What a delete that failed says of the thing it was for; or what else was to be `done` with it. */
export const notDeletedText = (error: unknown, done = 'deleted'): string =>
  isUnsure(error) ? `may have been ${done} all the same` : `was not ${done}`

/** Of a delete that failed: whether what it was to delete may be there no more. */
export const mayBeGone = (error: unknown): boolean => isUnsure(error) || isMissing(error)
