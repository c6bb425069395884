import type { AnswerSpec, Wire } from '@bunko/api-client'
import { around, type Served } from './page.ts'

type Bytes = Uint8Array<ArrayBuffer>
const encoder = new TextEncoder()

/** How many rows keep their bytes, twice at most. */
const KEPT = 2_000
let fresh = new WeakMap<object, Bytes>()
let stale = fresh
let count = 0

/** JSON of a value. Rows are never changed in place: that of a row is made once, for as long as it is asked for. */
const bytesOf = (value: unknown): Bytes => {
  if (typeof value !== 'object' || value === null) return encoder.encode(JSON.stringify(value))
  const known = fresh.get(value)
  if (known) return known
  const bytes = stale.get(value) ?? encoder.encode(JSON.stringify(value))
  if (++count > KEPT) {
    stale = fresh
    fresh = new WeakMap()
    count = 0
  }
  fresh.set(value, bytes)
  return bytes
}

const COMMA = 0x2c
const joined = (before: string, values: readonly Bytes[], after: string): Bytes => {
  const [head, tail] = [encoder.encode(before), encoder.encode(after)]
  let size = head.length + tail.length + Math.max(0, values.length - 1)
  for (const value of values) size += value.length
  const all = new Uint8Array(size)
  all.set(head)
  let at = head.length
  for (const [place, value] of values.entries()) {
    if (place > 0) all[at++] = COMMA
    all.set(value, at)
    at += value.length
  }
  all.set(tail, at)
  return all
}

/** What stands before and after the value; `beside` is a further key, `,"count":3`, or nothing. */
const envelope = (wire: Wire, [name]: readonly string[], beside: string): [before: string, after: string] => {
  switch (wire) {
    case 'data':
      return ['{"data":', `${beside}}`]
    case 'successData':
      return ['{"success":true,"data":', `${beside}}`]
    case 'named':
      return [`{"${name ?? 'data'}":`, `${beside}}`]
    case 'dataNamed':
      return name === undefined ? ['{"data":', '}'] : [`{"data":{"${name}":`, `${beside}}}`]
    default:
      return ['', '']
  }
}

/** A handler's value as JSON, in one of R1's shapes; `page` is for lists, a single value stays bare. */
export const wrap = (spec: AnswerSpec, value: unknown, wire: Wire, url: () => URL): Bytes => {
  if (spec.kind === 'nothing') return bytesOf(value)
  if (spec.kind === 'one') {
    const [before, after] = envelope(wire, spec.names, '')
    return before === '' ? bytesOf(value) : joined(before, [bytesOf(value)], after)
  }
  const served = value as Served<unknown>
  const rows = served.items.map(bytesOf)
  if (wire !== 'page') {
    const [before, after] = envelope(wire, spec.names, served.window ? `,"count":${served.total}` : '')
    return joined(`${before}[`, rows, `]${after}`)
  }
  const { next, previous } = around(url(), served)
  const pages = `"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}`
  return joined(`{"count":${served.total},${pages},"results":[`, rows, ']}')
}
