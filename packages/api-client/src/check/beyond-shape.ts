import type { Endpoint } from '../contract/endpoint.ts'
import { readAnswer } from '../http/envelope.ts'
import { levelOf } from '../levels.ts'
import { failure, remark, type Finding } from './types.ts'
import { received } from './words.ts'

// What fits the contract's letter, and does not work all the same.

/** Section 7 gives a call its `limit`: a server that does not know it answers its own page. */
export const beyondLimit = (e: Endpoint, body: unknown, limit: number | null): Finding[] => {
  if (limit === null || e.answer.kind !== 'list') return []
  const read = readAnswer(e.answer, body)
  const count = read.ok ? read.value.items.length + read.value.dropped : 0
  return count > limit ? [failure(`${count} rows, limit=${limit} was asked for`)] : []
}

const COUNTS = 'counts as 4 and is called Unknown'
/** R7: a level that is none of the five lets nobody into the back office. */
export const oddLevel = (told: unknown): Finding[] => {
  if (levelOf(told).known) return []
  if (told === null || told === undefined) return [remark(`profile.level is not told: who has none ${COUNTS}`)]
  return [failure(`profile.level: ${received(told)}, the contract says one of 1, 2, 3, 4, 5; it ${COUNTS}`)]
}
