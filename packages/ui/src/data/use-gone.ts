import { useState } from 'react'
import { isMissing } from '../lib/missing.ts'
import type { Query } from './query.ts'

/**
 * Of a form that is opened with what was read some time ago: the error of the read that the opening begins, where the
 * server says by it that there is no such thing any more. Null before, and for what is read later; null for ever where
 * something was typed or sent by then, which the next save is told of.
 *
 * @param query the record's, with what was read of it
 */
export const useGone = (query: Pick<Query, 'error' | 'isFetching'>, isTouched: boolean): Error | null => {
  const { error, isFetching } = query
  const [isOpening, setOpening] = useState(isFetching)
  const [gone, setGone] = useState<Error | null>(null)
  if (isOpening && !isFetching) {
    setOpening(false)
    if (isMissing(error) && !isTouched) setGone(error)
  }
  return gone
}
