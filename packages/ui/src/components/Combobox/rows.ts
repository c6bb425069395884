/** How a search stands: nothing typed, too little typed, under way, answered, failed. */
export type SearchState = 'idle' | 'short' | 'loading' | 'ready' | 'failed'

/** A line of the list. All are options: nothing else may stand in a listbox. */
export type Row<T> =
  | { kind: 'option'; key: string; option: T }
  | { kind: 'retry'; key: 'retry' }
  | { kind: 'create'; key: 'create'; text: string }
  | { kind: 'note'; key: 'note'; text: string }

interface Shown<T> {
  state: SearchState
  options: readonly T[]
  keyOf: (option: T) => string
  /** What can be added as new; '' for nothing. */
  creatable: string
  minLength: number
  emptyText: string
  idleText?: string | undefined
}

const note = (text: string) => ({ kind: 'note' as const, key: 'note' as const, text })
const hint = (minLength: number) => `Type ${minLength} characters or more`

/** The list's lines, never none. */
export const rowsOf = <T>({ state, options, keyOf, creatable, minLength, emptyText, idleText }: Shown<T>): Row<T>[] => {
  const found = options.map((option) => ({ kind: 'option' as const, key: `option ${keyOf(option)}`, option }))
  const create = creatable ? [{ kind: 'create' as const, key: 'create' as const, text: creatable }] : []
  if (state === 'idle') return found.length > 0 ? found : [note(idleText ?? hint(minLength))]
  if (state === 'short') return [note(hint(minLength)), ...create]
  if (state === 'loading') return found.length > 0 ? found : [note('Searching…')]
  if (state === 'failed') return [{ kind: 'retry', key: 'retry' }, ...create]
  return found.length > 0 ? [...found, ...create] : [note(emptyText), ...create]
}

/** What is said to those who listen. */
export const announcement = <T>({ state, options, minLength, emptyText }: Omit<Shown<T>, 'keyOf' | 'creatable'>) => {
  if (state === 'idle') return ''
  if (state === 'short') return hint(minLength)
  if (state === 'loading') return 'Searching…'
  if (state === 'failed') return 'Search failed'
  if (options.length === 0) return emptyText
  return options.length === 1 ? '1 result' : `${options.length} results`
}
