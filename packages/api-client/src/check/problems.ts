import * as z from 'zod/mini'
import { isRecord } from '../http/is-record.ts'
import type { Shape } from '../model/common.ts'
import { defOf } from '../model/def.ts'
import type { Severity } from './types.ts'
import { expectedName, placeOf, quoted, received } from './words.ts'

/** One place of one answer that does not fit. */
export interface Problem {
  severity: Severity
  path: PropertyKey[]
  /** What is wrong at `path`, after its colon. */
  what: string
  /** The same for every row with the same trouble. */
  kind: string
}

type Issue = z.core.$ZodIssue
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isRecord(inner) || Array.isArray(inner) ? inner[key as never] : undefined),
    value,
  )

const expectedOf = (issue: Issue): string => {
  if (issue.code === 'invalid_type') return expectedName(issue.expected)
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? 'text that is not empty' : `number from ${issue.minimum} on`
  if (issue.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`
  if (issue.code !== 'invalid_union') return issue.message
  return [...new Set(issue.errors.flatMap(([first]) => (first ? [expectedOf(first)] : [])))].join(' or ')
}

const problemsOfIssue = (issue: Issue, before: readonly PropertyKey[], whole: unknown): Problem[] => {
  const path = [...before, ...issue.path]
  const parent = valueAt(whole, path.slice(0, -1))
  const key = path.at(-1)
  if (typeof key === 'string' && isRecord(parent) && !Object.hasOwn(parent, key)) {
    const what = `key ${quoted(key)} is missing`
    return [{ severity: 'failure', path: path.slice(0, -1), what, kind: what }]
  }
  if (issue.code === 'custom')
    return [{ severity: 'failure', path: path.slice(0, -1), what: issue.message, kind: issue.message }]
  // Of the kind of one option, and wrong further inside: the inside is the news.
  const inner = issue.code === 'invalid_union' && issue.errors.find((one) => one.every(({ path: at }) => at.length > 0))
  if (inner) return inner.flatMap((one) => problemsOfIssue(one, path, whole))
  const says = `the contract says ${expectedOf(issue)}`
  const value = valueAt(whole, path)
  const kind = `${value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value}, ${says}`
  return [{ severity: 'failure', path, what: `${received(value)}, ${says}`, kind }]
}

/** What the contract does not know: keys it does not name, and words that are not in its enumerations. */
const unknownIn = (schema: Shape, value: unknown, path: PropertyKey[]): Problem[] => {
  const def = defOf(schema)
  if (def.type === 'nullable' || def.type === 'optional') return unknownIn(def.innerType as Shape, value, path)
  if (def.type === 'array' && Array.isArray(value))
    return value.flatMap((one, at) => unknownIn(def.element as Shape, one, [...path, at]))
  if (def.type === 'union') {
    const options = def.options ?? []
    const words = options.map(defOf).find(({ type }) => type === 'enum')?.entries
    if (words && typeof value === 'string' && !Object.values(words).includes(value)) {
      const what = `${quoted(value)} is none of the contract's words (drawn as a neutral label)`
      return [{ severity: 'remark', path, what, kind: what }]
    }
    const object = isRecord(value) && options.find((option) => defOf(option).type === 'object')
    return object ? unknownIn(object, value, path) : []
  }
  if (def.type !== 'object' || !isRecord(value)) return []
  const shape = def.shape ?? {}
  const isLoose = (schema.def as { catchall?: unknown }).catchall !== undefined
  const unknown = isLoose ? [] : Object.keys(value).filter((key) => !Object.hasOwn(shape, key))
  return [
    ...unknown.map((key): Problem => {
      const what = `unknown key ${quoted(key)} (ignored)`
      return { severity: 'remark', path, what, kind: what }
    }),
    ...Object.entries(shape).flatMap(([key, part]) => unknownIn(part, value[key], [...path, key])),
  ]
}

/** Everything in `value` that the schema, taken by the letter, does not allow or does not know. `at` is its place. */
export const problemsIn = (schema: Shape, value: unknown, at: PropertyKey[]): Problem[] => {
  const whole = at.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const parsed = z.safeParse(schema, value)
  return [
    ...(parsed.success ? [] : parsed.error.issues.flatMap((issue) => problemsOfIssue(issue, at, whole))),
    ...unknownIn(schema, value, at),
  ]
}

const rowOf = (path: readonly PropertyKey[]) => path.findIndex((key) => typeof key === 'number')

/** One sentence for each distinct problem: `results[3]: key "slug" is missing (in 2 of 20 rows)`. */
export const sentences = (problems: readonly Problem[], body: unknown): { severity: Severity; text: string }[] => {
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const place = placeOf(problem.path.map((key) => (typeof key === 'number' ? '#' : key)))
    const key = `${place} ${problem.kind}`
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { severity, path, what } = first
    const place = placeOf(path)
    const text = place === '' ? what : `${place}: ${what}`
    const row = rowOf(path)
    if (row < 0) return [{ severity, text }]
    const rows = new Set(group.map((one) => one.path[row])).size
    const all = valueAt(body, path.slice(0, row))
    const total = Array.isArray(all) ? all.length : rows
    return [{ severity, text: `${text} (in ${rows} of ${total} ${total === 1 ? 'row' : 'rows'})` }]
  })
}
