import { errorText, isApiError } from '@bunko/api-client'

/**
 * Why a server did not take a file: its own text, else section 8's. A proxy before it refuses what is larger than it was
 * told to let through, by a page without a text for anybody, and would refuse it again.
 */
export const refusedFileText = (error: unknown, fallback: string): string =>
  isApiError(error) && error.kind === 'http' && error.status === 413 && error.text === null
    ? 'The server takes no file of this size.'
    : errorText(error, fallback)
