import { errorText, isApiError } from '@bunko/api-client'

const ASSOCIATED = 'Cannot delete author: they are associated with manga. Remove associations first.'

/** Section 8, 'Authors': why a person was not deleted. */
export const deleteFailure = (error: unknown): { text: string; isAssociated: boolean } => {
  const status = isApiError(error) && error.kind === 'http' ? error.status : null
  if (status === 409) return { text: errorText(error, ASSOCIATED), isAssociated: true }
  if (status === 403) return { text: 'You do not have permission to delete authors', isAssociated: false }
  return { text: errorText(error, 'Failed to delete author'), isAssociated: false }
}
