import { isApiError } from '@bunko/api-client'

/** Whether a server says that there is no such thing. */
const isMissing = (error: unknown): boolean => isApiError(error) && error.kind === 'http' && error.status === 404

/** The document's title of a thing that is not there: 'Person not found'; null for any other state. */
export const missingTitle = (error: unknown, what: string): string | null =>
  isMissing(error) ? `${what} not found` : null
