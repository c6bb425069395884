import type { AnswerSpec, Wire } from '../contract/endpoint.ts'
import { isRecord } from '../http/is-record.ts'
import { fieldsOf } from '../model/def.ts'

type Spec = Exclude<AnswerSpec, { kind: 'nothing' }>

const isWrapped = (value: unknown) => typeof value === 'object' && value !== null

/** Where the value stands in the body, found as the client finds it (R1). */
const stepsInto = (spec: Spec, body: unknown): string[] => {
  const own = spec.kind === 'list' ? [] : fieldsOf(spec.schema).map(([name]) => name)
  const names = spec.kind === 'list' ? ['data', 'results', ...spec.names, 'results'] : ['data', ...spec.names, 'data']
  const at: string[] = []
  let value = body
  for (const name of names) {
    if (!isRecord(value) || own.includes(name) || !isWrapped(value[name])) continue
    value = value[name]
    at.push(name)
  }
  return at
}

const documentedSteps = ({ kind, wire, names }: Spec): string[] => {
  const [name = 'data'] = names
  const steps: Record<Wire, string[]> = {
    bare: [],
    data: ['data'],
    successData: ['data'],
    named: [name],
    dataNamed: ['data', name],
    page: kind === 'list' ? ['results'] : [],
  }
  return steps[wire]
}

const drawn = (steps: readonly string[]): string =>
  steps.length === 0 ? 'bare' : steps.reduceRight((inner, name) => `{ ${name}: ${inner} }`, '…')

export interface Found {
  at: string[]
  value: unknown
  /** 'wrapped as { data: … }, the contract says bare'; null where it is the documented envelope. */
  otherwise: string | null
  /** Whether the body itself is to be a page with count, next and previous. */
  isPage: boolean
}

/** Takes the value out of its envelope, and says where that is not the documented one. */
export const envelopeFound = (spec: Spec, body: unknown): Found => {
  const at = stepsInto(spec, body)
  const wanted = documentedSteps(spec)
  const value = at.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], body)
  const isPage = spec.kind === 'list' && spec.wire === 'page'
  if (at.join('.') === wanted.join('.')) return { at, value, otherwise: null, isPage }
  const contract = isPage ? '{ count, next, previous, results: … }' : drawn(wanted)
  const found = at.length === 0 ? 'bare' : `wrapped as ${drawn(at)}`
  return { at, value, otherwise: `${found}, the contract says ${contract}`, isPage: false }
}
