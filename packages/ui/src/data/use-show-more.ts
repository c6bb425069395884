import { useState } from 'react'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'

type Pages = Pick<UseInfiniteQueryResult, 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'>

/**
 * The next page of a list from which rows are removed, asked for by a press. It waits for a read of the whole list that
 * is under way: that read would be called off, and the rows that have moved up meanwhile would be missed.
 */
export const useShowMore = ({ isFetching, isFetchingNextPage, fetchNextPage, refetch }: Pages) => {
  const [isWaiting, setWaiting] = useState(false)
  const afterTheRead = async () => {
    setWaiting(true)
    // No read of its own: the one that is under way.
    const { isError } = await refetch({ cancelRefetch: false })
    // Asks for nothing where the list has ended meanwhile.
    if (!isError) await fetchNextPage()
    setWaiting(false)
  }
  return {
    busy: isFetchingNextPage || isWaiting,
    showMore: () => void (isFetching ? afterTheRead() : fetchNextPage()),
  }
}
