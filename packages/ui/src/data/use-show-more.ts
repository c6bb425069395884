import { useState } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>

/**
 * The next page of a list from which rows are removed, asked for by a press. It waits for a read of the whole list that
 * is under way: that read would be called off, and the rows that have moved up meanwhile would be missed. Where a removal
 * that is answered calls off the page, it is asked for once more after what is read then.
 */
export const useShowMore = ({ data, isFetching, isFetchingNextPage, fetchNextPage, refetch }: Pages) => {
  const [isWaiting, setWaiting] = useState(false)
  const afterTheRead = async () => {
    // No read of its own: the one that is under way.
    const { isError } = await refetch({ cancelRefetch: false })
    // Asks for nothing where the list has ended meanwhile.
    if (!isError) await fetchNextPage()
  }
  const next = async () => {
    const { data: now, hasNextPage, isError } = await fetchNextPage()
    const isCalledOff = !isError && hasNextPage && now?.pages.length === data?.pages.length
    if (isCalledOff) await afterTheRead()
  }
  const more = async () => {
    setWaiting(true)
    await (isFetching ? afterTheRead() : next())
    setWaiting(false)
  }
  return { busy: isFetchingNextPage || isWaiting, showMore: () => void more() }
}
