import type { Begun } from '../../drafts/begun.ts'

const NOT = { list: 'List not changed', favorite: 'Favourite not saved', rate: 'Rating not saved' } as const
const PERHAPS = {
  list: 'List may have been changed all the same',
  favorite: 'Favourite may have been changed all the same',
  rate: 'Rating may have been saved all the same',
} as const

/** What became of a wish that was not granted; `isUnsure` where nobody knows. */
export const outcomeText = (kind: Begun['kind'], isUnsure: boolean): string => (isUnsure ? PERHAPS : NOT)[kind]
