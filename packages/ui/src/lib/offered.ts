import { PICKER_RESULTS } from '@bunko/api-client'

interface Found<T> {
  results: readonly T[]
  /** Whether there are others, or may be. */
  more: boolean
}
interface Offered<T> {
  options: T[]
  /** What stands there where there are none. */
  emptyText: string
}

const emptyTextOf = ({ results, more }: Found<unknown>): string => {
  if (results.length === 0) return 'No results'
  return more ? 'The first results are already chosen. Type more to find others' : 'Every result is already chosen'
}

/** What a picker shows of a search's results: at most 10 (section 5) or `limit`, the chosen ones hidden. */
export const offered = <T>(found: Found<T>, isChosen: (result: T) => boolean, limit = PICKER_RESULTS): Offered<T> => ({
  options: found.results.filter((result) => !isChosen(result)).slice(0, limit),
  emptyText: emptyTextOf(found),
})
