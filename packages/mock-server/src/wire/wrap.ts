import type { AnswerSpec, Wire } from '@bunko/api-client'
import { around, type Served } from './page.ts'

const envelope = (wire: Wire, names: readonly string[], value: unknown, beside: Record<string, unknown>): unknown => {
  const [name] = names
  switch (wire) {
    case 'data':
      return { data: value, ...beside }
    case 'successData':
      return { success: true, data: value, ...beside }
    case 'named':
      return name === undefined ? { data: value, ...beside } : { [name]: value, ...beside }
    case 'dataNamed':
      return { data: name === undefined ? value : { [name]: value, ...beside } }
    default:
      return value
  }
}

/** A handler's value in one of R1's shapes; `page` is for lists, a single value stays bare. */
export const wrap = (spec: AnswerSpec, value: unknown, wire: Wire, url: URL): unknown => {
  if (spec.kind === 'nothing') return value
  if (spec.kind === 'one') return envelope(wire, spec.names, value, {})
  const served = value as Served<unknown>
  if (wire === 'page') return { count: served.total, ...around(url, served), results: served.items }
  return envelope(wire, spec.names, served.items, served.window ? { count: served.total } : {})
}
