import type { Shape } from '@bunko/api-client'
import { invalid } from './refusal.ts'

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

const NAMES: Record<string, string> = { object: 'dict', array: 'list', string: 'str', number: 'int', boolean: 'bool' }
const pythonType = (value: unknown): string =>
  value === null ? 'NoneType' : (NAMES[Array.isArray(value) ? 'array' : typeof value] ?? 'str')

const EXPECTED: Record<string, (value: unknown) => string> = {
  string: () => 'Not a valid string.',
  int: () => 'A valid integer is required.',
  number: () => 'A valid integer is required.',
  boolean: () => 'Must be a valid boolean.',
  array: (value) => `Expected a list of items but got type "${pythonType(value)}".`,
  object: (value) => `Invalid data. Expected a dictionary, but got ${pythonType(value)}.`,
  record: (value) => `Expected a dictionary of items but got type "${pythonType(value)}".`,
  file: () => 'The submitted data was not a file. Check the encoding type on the form.',
}

const textOf = (issue: Issue, value: unknown): string => {
  if (value === undefined) return issue.expected === 'file' ? 'No file was submitted.' : 'This field is required.'
  if (value === null) return 'This field may not be null.'
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'This field may not be blank.'
    if (issue.origin === 'array') return 'This list may not be empty.'
    return `Ensure this value is greater than or equal to ${String(issue.minimum)}.`
  }
  if (issue.code === 'too_big') return `Ensure this value is less than or equal to ${String(issue.maximum)}.`
  if (issue.code === 'invalid_value') return `"${String(value)}" is not a valid choice.`
  if (value === '') return 'This field may not be blank.'
  return EXPECTED[String(issue.expected)]?.(value) ?? 'Invalid value.'
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined),
    value,
  )

type Tree = { [field: string]: string[] | Tree | Tree[] }
const note = (tree: Tree, path: readonly PropertyKey[], text: string): void => {
  const [key, ...rest] = path
  const field = key === undefined ? 'non_field_errors' : String(key)
  const inner = tree[field]
  if (typeof rest[0] === 'number') {
    const list = (Array.isArray(inner) ? inner : []) as Tree[]
    tree[field] = list
    while (list.length <= rest[0]) list.push({})
    const below = rest.slice(1)
    note(list[rest[0]] as Tree, below, text)
  } else if (rest.length) {
    const below = (inner && !Array.isArray(inner) ? inner : {}) as Tree
    tree[field] = below
    note(below, rest, text)
  } else tree[field] = [...(Array.isArray(inner) ? (inner as string[]) : []), text]
}

/**
 * Parses with a schema of the contract.
 * @throws Refusal 400 with Django REST framework's list of texts per field
 */
export const parse = (schema: Shape, value: unknown): unknown => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields = Object.create(null) as Tree
  for (const issue of read.error.issues as Issue[]) note(fields, issue.path, textOf(issue, valueAt(value, issue.path)))
  throw invalid(fields)
}
