import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allCalls } from '../contract/all.ts'
import type { AnswerSpec, List, One } from '../contract/endpoint.ts'
import type { Shape } from '../model/common.ts'
import { defOf, fieldsOf } from '../model/def.ts'
import { readAnswer } from './envelope.ts'
import { isRecord } from './is-record.ts'

const specs = allCalls().map(({ name, endpoint }) => ({ name, spec: endpoint.answer }))
const ones = specs.filter((one): one is { name: string; spec: One } => one.spec.kind === 'one')
const lists = specs.filter((one): one is { name: string; spec: List } => one.spec.kind === 'list')
const read = (spec: AnswerSpec, body: unknown): unknown => {
  const answer = readAnswer(spec, body)
  return answer.ok ? answer.value : `${answer.field}: ${answer.reason}`
}

/** Values as a server would send them for a schema of the contract, by its own parts. */
const valuesOf = (schema: Shape): fc.Arbitrary<unknown> => {
  const def = defOf(schema)
  switch (def.type) {
    case 'nullable':
      return fc.option(valuesOf(def.innerType as Shape))
    case 'array':
      return fc.array(valuesOf(def.element as Shape), { maxLength: 2 })
    case 'union':
      return fc.oneof(...(def.options ?? []).map(valuesOf))
    case 'record':
      return fc.dictionary(fc.constantFrom('en', 'pt-br', 'ja'), valuesOf(def.valueType as Shape))
    case 'object':
      return (
        fc
          .record(Object.fromEntries(fieldsOf(schema).map(([key, part]) => [key, valuesOf(part)])))
          // Of an entry of a list: null is made of the title that it is of.
          .filter((value) => value['mangaId'] !== null && z.safeParse(schema, value).success)
      )
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'number':
      return fc.nat()
    case 'boolean':
      return fc.boolean()
    case 'unknown':
      return fc.jsonValue({ maxDepth: 1 }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)
    default:
      return fc.string({ minLength: 1 })
  }
}
const wrappings = (value: unknown, names: readonly string[]): unknown[] => {
  const named = names.map((name) => ({ [name]: value }))
  const shapes = [value, ...named, { data: value }, ...named.map((data) => ({ data }))]
  return [...shapes, ...shapes.filter(isRecord).map((one) => Object.assign({ success: true }, one))]
}
test.each(ones)('$name: whichever shape it comes in, the same value comes out', ({ spec }) => {
  const own = new Set(fieldsOf(spec.schema).map(([field]) => field))
  const names = spec.names.filter((name) => !own.has(name))
  const property = fc.property(valuesOf(spec.schema), (value) => {
    // A bare value of no fixed fields keeps whatever stands beside it.
    for (const body of wrappings(value, names)) {
      const found = read(spec, body)
      expect(isRecord(found) ? { ...found, success: undefined } : found).toEqual(value)
    }
  })
  fc.assert(property, { numRuns: 12 })
})

test.each(lists)('$name: whichever shape it comes in, the same rows come out', ({ spec }) => {
  const property = fc.property(fc.array(valuesOf(spec.row), { maxLength: 3 }), fc.nat(), (rows, count) => {
    const page = { count, next: null, previous: null, results: rows }
    for (const body of wrappings(rows, spec.names))
      expect(read(spec, body)).toEqual({ items: rows, total: rows.length, isCounted: false, next: null, dropped: 0 })
    for (const body of wrappings(page, []))
      expect(read(spec, body)).toEqual({ items: rows, total: count, isCounted: true, next: null, dropped: 0 })
  })
  fc.assert(property, { numRuns: 12 })
})

test('reading never throws, whatever JSON comes, and a refusal names a field', () => {
  const name = fc.constantFrom('data', 'results', 'manga', 'magazine', 'id', 'count', 'next', '__proto__')
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(name, fc.jsonValue()), fc.anything())
  const property = fc.property(fc.constantFrom(...specs), body, ({ spec }, value) => {
    const answer = readAnswer(spec, value)
    expect(answer.ok || (answer.field !== '' && answer.reason !== '')).toBe(true)
  })
  fc.assert(property, { numRuns: 1_000 })
})
