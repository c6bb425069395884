import { PICKER_RESULTS } from '@bunko/api-client'

interface Offered<T> {
  options: T[]
  /** What stands there where there are none. */
  emptyText: string
}

/** What a picker shows of a search's results: at most 10 (section 5), the chosen ones hidden. */
export const offered = <T>(results: readonly T[], isChosen: (result: T) => boolean): Offered<T> => {
  const options = results.filter((result) => !isChosen(result)).slice(0, PICKER_RESULTS)
  return { options, emptyText: results.length > 0 ? 'Every result is already chosen' : 'No results' }
}
