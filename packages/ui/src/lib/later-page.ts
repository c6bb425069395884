import { isGone } from './missing.ts'

/** Failures of pages behind the first. Kept here: a read of the whole list that is under way no longer tells. */
const later = new WeakSet<object>()

/**
 * Reads a page of a list; `next` asks for one behind the first, undefined for that.
 * @throws what the page was refused with, noted where it was not the first (`isOfLaterPage`)
 */
export const readPage = async <T>(next: object | undefined, page: Promise<T>): Promise<T> => {
  try {
    return await page
  } catch (error) {
    if (next && error instanceof Error) later.add(error)
    throw error
  }
}

/** Whether it was a page behind the first that failed: that says nothing of whose list it is, or of what was read. */
export const isOfLaterPage = (error: unknown): boolean => error instanceof Error && later.has(error)

interface Pages {
  error: unknown
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}
/**
 * Asks again for what failed. A next page that is gone would be gone for ever: rows have left, and the list ends before
 * it by now. All of it is read again.
 */
export const tryAgain = ({ error, isFetchNextPageError, fetchNextPage, refetch }: Pages): void =>
  void (isFetchNextPageError && !isGone(error) ? fetchNextPage() : refetch())
