import { allCalls, can, levelOf, LEVELS, type Endpoint } from '@bunko/api-client'
import { describe, expect, test } from 'vitest'
import { TABLE } from '../handlers/table.ts'
import { createMockServer } from '../server.ts'
import { askCall, type Asker } from '../testing/ask.ts'

const ASKERS: readonly Asker[] = ['anonymous', ...LEVELS, null]
const table = new Set(TABLE.map((entry) => entry.endpoint))
const served = allCalls().filter(({ endpoint }) => table.has(endpoint))

/** What section 6 and READING's last lines say, worked out apart from the server. */
const expected = (call: Endpoint, as: Asker): 401 | 403 | 'let in' => {
  if (call.who === 'anyone') return 'let in'
  if (as === 'anonymous') return 401
  return call.who === 'signedIn' || can(levelOf(as).level, call.who) ? 'let in' : 403
}

describe.each(served)('$name', ({ endpoint }) => {
  test.each(ASKERS)('%s', async (as) => {
    const told = await askCall(createMockServer(), endpoint, { id: 999_999, year: 1900, season: 'fall' }, { as })
    const outcome = told.status === 403 || (told.status === 401 && endpoint.who !== 'anyone') ? told.status : 'let in'
    expect(outcome).toBe(expected(endpoint, as))
  })
})

const text = async (name: string, as: Asker) => {
  const call = served.find((one) => one.name === name)?.endpoint
  const { body } = await askCall(createMockServer(), call as Endpoint, {}, { as })
  return body
}

test('refusals say what sections 6 and 8 say', async () => {
  expect(await text('edits.review', 3)).toEqual({ detail: 'Only Moderators and Admins can review edit proposals.' })
  expect(await text('edits.list', 4)).toEqual({
    detail: 'Only Moderators and Admins can access the edit approval panel.',
  })
  expect(await text('edits.list', 'anonymous')).toEqual({ detail: 'Authentication credentials were not provided.' })
})
