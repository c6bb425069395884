import type { ReadRows } from './read-all.ts'

/** Whether it is known what the server holds; `cut`: this is not among what could be read, which is not all. */
export type ChoiceState = 'loading' | 'failed' | 'cut' | 'ready'

interface Read {
  data: ReadRows<unknown> | undefined
  isError: boolean
}

/** `isThere`: whether it is among what was read. Where that is cut short and it is not, nobody knows. */
export const choiceState = ({ data, isError }: Read, isThere: boolean): ChoiceState => {
  if (!data) return isError ? 'failed' : 'loading'
  return data.isCut && !isThere ? 'cut' : 'ready'
}
