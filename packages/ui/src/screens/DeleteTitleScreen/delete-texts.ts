import { errorText, isApiError, isOfRenewal } from '@bunko/api-client'
import { numberText } from '../../lib/number-text.ts'

const SIGNED_OUT = 'Authentication required'
const BY_STATUS = new Map([
  [401, SIGNED_OUT],
  [403, 'Insufficient permissions. Only Admins can delete manga.'],
  [404, 'Manga not found'],
])

/** Section 8, 'Titles': what a refused or failed delete is called, and why. */
export const deleteFailure = (error: unknown): { title: string; text: string } => {
  // A 401 whose renewal was refused.
  if (isApiError(error) && error.kind === 'session') return { title: 'Delete Failed', text: SIGNED_OUT }
  if (!isApiError(error) || error.kind !== 'http')
    return { title: 'Delete Error', text: 'An unexpected error occurred while deleting the manga.' }
  const ofStatus = isOfRenewal(error) ? undefined : BY_STATUS.get(error.status)
  return { title: 'Delete Failed', text: ofStatus ?? errorText(error, 'Failed to delete manga') }
}

interface Counted {
  results: readonly unknown[]
  /** Whether there are others, or may be. */
  more: boolean
  /** Of all that match, where the server counts them. */
  total: number | null
}

/** How many titles were found. `shown` are all but those that have been deleted here since. */
export const countText = ({ results, more, total }: Counted, shown: number): string => {
  if (!more) return shown === 1 ? '1 title found' : `${shown} titles found`
  if (total === null) return `The first ${shown} titles`
  return `The first ${shown} of ${numberText(total - (results.length - shown))} titles`
}
