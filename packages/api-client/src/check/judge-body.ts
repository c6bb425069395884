import * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { readAnswer } from '../http/envelope.ts'
import { isRecord } from '../http/is-record.ts'
import { tolerantRead } from '../http/tolerant.ts'
import { serverText } from '../http/server-text.ts'
import { defOf } from '../model/def.ts'
import { envelopeFound } from './envelope-found.ts'
import { problemsIn, sentences, type Problem } from './problems.ts'
import { failure, remark, type Finding } from './types.ts'
import { placeOf, quoted, received } from './words.ts'

const PAGE = z.looseObject({ count: z.int(), next: z.nullable(z.string()), previous: z.nullable(z.string()) })
const BESIDE = new Set(['success', 'count', 'next', 'previous'])

const besideIn = (body: unknown, at: readonly string[]): Problem[] =>
  at.length === 0 || !isRecord(body)
    ? []
    : Object.keys(body)
        .filter((key) => key !== at[0] && !BESIDE.has(key))
        .map((key) => `unknown key ${quoted(key)} (ignored)`)
        .map((what) => ({ severity: 'remark', path: [], what, kind: what }))

const shapeFindings = ({ answer: spec }: Endpoint, body: unknown): Finding[] => {
  if (spec.kind === 'nothing') return []
  const { at, value, otherwise, isPage } = envelopeFound(spec, body)
  const isRight =
    spec.kind === 'list'
      ? Array.isArray(value)
      : isRecord(value) || (Array.isArray(value) && defOf(spec.schema).type === 'union')
  const place = placeOf(at) || 'the body'
  if (!isRight)
    return [failure(`${place}: ${received(value)}, the contract says ${spec.kind === 'list' ? 'list' : 'object'}`)]
  const schema = spec.kind === 'list' ? z.array(spec.row) : spec.schema
  const problems = [
    ...(isPage ? problemsIn(PAGE, body, []) : []),
    ...besideIn(body, at),
    ...problemsIn(schema, value, at),
  ]
  const isEmpty = Array.isArray(value) && value.length === 0
  return [
    ...(otherwise === null ? [] : [remark(otherwise)]),
    ...(isEmpty ? [remark('an empty list: what a row is like could not be seen')] : []),
    ...sentences(problems, body),
  ]
}

const brackets = (field: string) => field.replaceAll(/(?:^|\.)(\d+)/g, '[$1]')

/** Whether the client cannot read it at all, not even as R1 allows. */
export const unread = (e: Endpoint, body: unknown): Finding[] => {
  const read = readAnswer(e.answer, body)
  if (read.ok) return []
  const why = read.reason === 'Invalid input' ? '' : `: ${read.reason}`
  return [failure(`the client cannot read it, at ${brackets(read.field)}${why}`)]
}

/** What the tolerant reading of R1 makes of it; said where the letter of the contract found a failure. */
const survival = (e: Endpoint, body: unknown): Finding[] => {
  const read = readAnswer(e.answer, body)
  if (!read.ok) return unread(e, body)
  const { answer: spec } = e
  if (spec.kind !== 'nothing') {
    const schema = spec.kind === 'list' ? z.array(spec.row) : spec.schema
    const { at, value } = envelopeFound(spec, body)
    const exactly = tolerantRead(schema, value, 'nothing')
    if (!exactly.ok)
      return [
        failure(
          `the client takes what it cannot read as missing, first at ${brackets([...at, exactly.field].join('.'))}`,
        ),
      ]
  }
  const { dropped } = (e.answer.kind === 'list' ? read.value : { dropped: 0 }) as { dropped: number }
  return dropped === 0
    ? [remark('the client reads it all the same')]
    : [failure(`the client leaves out ${dropped} ${dropped === 1 ? 'row' : 'rows'} without identity`)]
}

/** Where the body of a 2xx does not fit the contract, and whether the client can read it all the same. */
export const bodyFindings = (e: Endpoint, body: unknown, hasFailed: boolean): Finding[] => {
  if (isRecord(body) && body['success'] === false) {
    const text = serverText(body)
    return [failure(`success: false with a status of success${text === null ? '' : ` (${quoted(text, 80)})`}`)]
  }
  const findings = shapeFindings(e, body)
  const isBad = hasFailed || findings.some(({ severity }) => severity === 'failure')
  return isBad ? [...findings, ...survival(e, body)] : findings
}
