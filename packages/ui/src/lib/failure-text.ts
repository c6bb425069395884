import { errorText, isApiError } from '@bunko/api-client'

/**
 * What a message says of something that failed. The login, where an ended session leads, does not say what was lost on
 * the way: the message is read by whoever comes back.
 */
export const failureText = (error: unknown, failed: string): string =>
  isApiError(error) && error.kind === 'session' ? `${failed}: your session had ended` : errorText(error, failed)
