import { useEffect, useRef, useState } from 'react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'dataUpdatedAt' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'
>

/** Whoever has called a read off begins another in the same go. */
const afterThis = () => new Promise<void>((done) => setTimeout(done))

/**
 * The next page of a list from which rows are removed, asked for by a press. It waits for a read of the whole list that
 * is under way: that read would be called off, and the rows that have moved up meanwhile would be missed. Where a removal
 * that is answered calls off the page, it is asked for once more after what is read then.
 *
 * @param list by what the list is known: for another one, or by a screen that was left, nothing more is asked (R9)
 */
export const useShowMore = (
  { data, dataUpdatedAt, isFetching, isFetchingNextPage, fetchNextPage, refetch }: Pages,
  list = '',
) => {
  const [isWaiting, setWaiting] = useState(false)
  const shown = useRef<object | null>(null)
  useEffect(() => {
    shown.current = { list }
    return () => {
      shown.current = null
    }
  }, [list])
  const afterTheRead = async (isShown: () => boolean) => {
    // No read of its own: the one that is under way.
    const { isError } = await refetch({ cancelRefetch: false })
    // Asks for nothing where the list has ended meanwhile.
    if (!isError && isShown()) await fetchNextPage()
  }
  const next = async (isShown: () => boolean) => {
    const { data: now, dataUpdatedAt: readAt, hasNextPage, isError } = await fetchNextPage()
    const isCalledOff = !isError && hasNextPage && now?.pages.length === data?.pages.length
    await afterThis()
    if (!isCalledOff || !isShown()) return
    // Read again already, where the press has waited for that.
    await (readAt > dataUpdatedAt ? fetchNextPage() : afterTheRead(isShown))
  }
  const more = async () => {
    const { current } = shown
    const isShown = () => shown.current === current
    setWaiting(true)
    await (isFetching ? afterTheRead(isShown) : next(isShown))
    setWaiting(false)
  }
  return { busy: isFetchingNextPage || isWaiting, showMore: () => void more() }
}
