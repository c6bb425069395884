/** 'results[3].year' */
export const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? String(key) : `${text}.${String(key)}`),
    '',
  )

const LONGEST = 40
/** A text of the server in quotes, cut where it is long. */
export const quoted = (text: string, longest = LONGEST): string =>
  JSON.stringify(text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text)

/** 'a text "2011"' */
export const received = (value: unknown): string => {
  if (value === '') return 'an empty text'
  if (typeof value === 'string') return `a text ${quoted(value)}`
  if (typeof value === 'number') return `a number ${value}`
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

const EXPECTED: Record<string, string> = {
  string: 'text',
  int: 'whole number',
  boolean: 'true or false',
  array: 'list',
  record: 'object',
}
/** What zod calls 'string', in the words of a finding. */
export const expectedName = (type: string): string => EXPECTED[type] ?? type

/** 12345 → '12.3', 10000 → '10' */
export const seconds = (ms: number): string => String(Math.round(ms / 100) / 10)
