import type { ReadRows } from './read-all.ts'

/** Whether it is known what the server holds; `cut`: this is not among what could be read, which is not all. */
export type ChoiceState = 'loading' | 'failed' | 'cut' | 'ready'

interface Read {
  data: ReadRows<unknown> | undefined
  isError: boolean
}

export const choiceState = ({ data, isError }: Read, isThere: boolean): ChoiceState => {
  if (!data) return isError ? 'failed' : 'loading'
  return data.isCut && !isThere ? 'cut' : 'ready'
}
