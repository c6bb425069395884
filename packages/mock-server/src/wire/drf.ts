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

// zod/mini keeps the parts of a schema under `def`; only the kinds of the contract's queries and bodies are walked.
interface Def {
  type: string
  shape?: Record<string, Shape>
  element?: Shape
  innerType?: Shape
  valueType?: Shape
}
/** The parts of a schema, whatever is optional or nullable around it. */
export const defOf = (schema: Shape | undefined): Def | undefined => {
  const def = schema?.def as unknown as Def | undefined
  return def?.innerType ? defOf(def.innerType) : def
}
/** The kind of a schema, whatever is optional or nullable around it: 'string', 'array', 'union' of an id … */
export const kindOf = (schema: Shape | undefined): string | undefined => defOf(schema)?.type
/** The fields of an object's schema. */
export const fieldsOf = (schema: Shape): Readonly<Record<string, Shape>> => defOf(schema)?.shape ?? {}

const NAMES: Record<string, string> = { object: 'dict', string: 'str', boolean: 'bool' }
const pythonType = (value: unknown): string => {
  if (value === null) return 'NoneType'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float'
  return NAMES[typeof value] ?? 'str'
}
/** A value inside a text, as Python prints one. */
const pythonText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

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

const REQUIRED = 'This field is required.'
const NULL = 'This field may not be null.'
const NO_DATA = 'No data provided'

const tooSmall = ({ origin, minimum }: Issue): string => {
  if (origin === 'string')
    return minimum === 1
      ? 'This field may not be blank.'
      : `Ensure this field has at least ${String(minimum)} characters.`
  if (origin === 'array')
    return minimum === 1 ? 'This list may not be empty.' : `Ensure this field has at least ${String(minimum)} elements.`
  return `Ensure this value is greater than or equal to ${String(minimum)}.`
}
const tooBig = ({ origin, maximum }: Issue): string => {
  if (origin === 'string') return `Ensure this field has no more than ${String(maximum)} characters.`
  if (origin === 'array') return `Ensure this field has no more than ${String(maximum)} elements.`
  return `Ensure this value is less than or equal to ${String(maximum)}.`
}

const textOf = (issue: Issue, value: unknown, schema: Shape | undefined): string => {
  const kind = kindOf(schema)
  if (value === undefined) return kind === 'file' ? 'No file was submitted.' : REQUIRED
  if (value === null) return NULL
  // An id points at a row: an empty one is none.
  if (kind === 'union') return value === '' ? NULL : `Incorrect type. Expected pk value, received ${pythonType(value)}.`
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'invalid_value') return `"${pythonText(value)}" is not a valid choice.`
  return EXPECTED[String(issue.expected)]?.(value) ?? 'Invalid value.'
}

type Tree = { [field: string]: string[] | Tree | Tree[] }
const blank = (): Tree => Object.create(null) as Tree
/** Adds a text to a field's list; `once` for what stops at its first mistake. */
const add = (tree: Tree, field: string, text: string, once = false): void => {
  const texts = (Array.isArray(tree[field]) ? tree[field] : []) as string[]
  if (!once || !texts.length) tree[field] = [...texts, text]
}

interface Place {
  readonly schema: Shape | undefined
  readonly path: readonly PropertyKey[]
  readonly value: unknown
  readonly text: string
}
const valueIn = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined

/**
 * Puts a text where Django REST framework has it: serializers in a list as a list of objects, plain values in a list
 * by their index, ids in a list at the field itself.
 */
const note = (tree: Tree, { schema, path, value, text }: Place): void => {
  const [key, ...rest] = path
  if (key === undefined) return add(tree, 'non_field_errors', text)
  const field = String(key)
  const def = defOf(schema)
  const part = def?.shape?.[field] ?? def?.valueType
  const item = defOf(part)?.element
  const inside = valueIn(value, key)
  const ofObjects = kindOf(item) === 'object'
  const [index] = rest
  if (index === undefined && !(ofObjects && text !== REQUIRED && text !== NULL)) return add(tree, field, text)
  if (typeof index === 'number' && ofObjects) {
    const rows = (Array.isArray(tree[field]) ? tree[field] : (inside as unknown[]).map(blank)) as Tree[]
    tree[field] = rows
    const below = { schema: item, path: rest.slice(1), value: valueIn(inside, index), text }
    return note(rows[index] as Tree, below)
  }
  if (typeof index === 'number' && kindOf(item) === 'union') return add(tree, field, text, true)
  const below = (tree[field] && !Array.isArray(tree[field]) ? tree[field] : blank()) as Tree
  tree[field] = below
  if (typeof index === 'number') return add(below, String(index), text)
  note(below, { schema: part, path: rest, value: inside, text })
}

const partAt = (schema: Shape, path: readonly PropertyKey[]): Shape | undefined =>
  path.reduce<Shape | undefined>((at, key) => {
    const def = defOf(at)
    return def?.element ?? def?.valueType ?? def?.shape?.[String(key)]
  }, schema)

/**
 * Parses with a schema of the contract.
 * @throws Refusal 400 with Django REST framework's list of texts per field
 */
export const parse = (schema: Shape, value: unknown): unknown => {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const fields = blank()
  for (const issue of read.error.issues as Issue[]) {
    const at = issue.path.reduce<unknown>(valueIn, value)
    const text = value === null ? NO_DATA : textOf(issue, at, partAt(schema, issue.path))
    note(fields, { schema, path: issue.path, value, text })
  }
  throw invalid(fields)
}
