import { expect, test } from 'vitest'
import { createClient } from '../client.ts'

const told = async (answer: () => Promise<Response>) => {
  const statuses: number[] = []
  const client = createClient({ baseUrl: '/api/v1', fetch: answer })
  const ended = await client.edits.systemStats({}, { onStatus: (status) => statuses.push(status) }).then(
    () => 'read',
    (error: { kind?: string }) => error.kind,
  )
  return { ended, statuses }
}
const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status })

test.each([
  ['an answer that fits', json(200, { data: { proposed: 1 } }), 'read', [200]],
  ['one that does not', json(206, [1, 2]), 'shape', [206]],
  ['a refusal', json(403, { detail: 'No' }), 'http', [403]],
  ['a refusal that calls itself a success', json(200, { success: false }), 'http', [200]],
  ['none', () => Promise.reject(new TypeError('Failed to fetch')), 'network', []],
])('the status is told of %s', async (_, answer, ended, statuses) => {
  expect(await told(answer)).toEqual({ ended, statuses })
})
