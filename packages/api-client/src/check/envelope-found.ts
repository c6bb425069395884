import type { AnswerSpec, Wire } from '../contract/endpoint.ts'
import { stepsInto } from '../http/envelope.ts'

type Spec = Exclude<AnswerSpec, { kind: 'nothing' }>

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
  const { at, value } = stepsInto(spec, body)
  const wanted = documentedSteps(spec)
  const isPage = spec.kind === 'list' && spec.wire === 'page'
  if (at.join('.') === wanted.join('.')) return { at, value, otherwise: null, isPage }
  const contract = isPage ? '{ count, next, previous, results: … }' : drawn(wanted)
  const found = at.length === 0 ? 'bare' : `wrapped as ${drawn(at)}`
  return { at, value, otherwise: `${found}, the contract says ${contract}`, isPage: false }
}
