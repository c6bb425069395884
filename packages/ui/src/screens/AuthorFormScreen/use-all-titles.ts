import { useEffect, useState } from 'react'
import { usePersonTitles } from '../../data/people.ts'
import { droppedIn, rowsRead } from '../../lib/pages.ts'
import { titlesOf } from '../../lib/person-titles.ts'

/** Titles that are read by themselves; the screen says when there are more (R1). */
const TITLES_CAP = 5_000

/** Everything a person is associated with, page after page until it is there: what is chosen already must be known. */
export const useAllTitles = (id: string) => {
  const query = usePersonTitles(id)
  const [most, setMost] = useState(TITLES_CAP)
  const { data, fetchNextPage, hasNextPage, isError, isFetching } = query
  const pages = data?.pages ?? []
  const read = rowsRead(pages)
  const readsOn = hasNextPage && !isError && read < most
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage()
  }, [fetchNextPage, isFetching, readsOn])
  return {
    query,
    titles: titlesOf(pages),
    /** How many rows nothing identifies (R1). */
    dropped: droppedIn(pages),
    isReading: query.isPending || readsOn,
    /** How many were read where that is as many as may be; null where it is not. */
    cutAt: hasNextPage && read >= most ? read : null,
    readOn: () => setMost(most + TITLES_CAP),
  }
}
