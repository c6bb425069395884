import { createClient } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { droppedOf } from './dropped-of.ts'

const read = (magazines: unknown) => {
  const fetch = () => Promise.resolve(Response.json({ magazines, total_count: null }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).magazines.info()
}

test.each<[string, unknown, number]>([
  ['none', [{ public_id: 'a', name: 'A' }], 0],
  ['one of two', [{ public_id: 'a' }, { name: 'B' }], 1],
  ['all', [{ name: 'A' }, { name: 'B' }], 2],
])('rows that nothing identifies: %s', async (_, magazines, dropped) => {
  expect(droppedOf(await read(magazines), 'magazines')).toBe(dropped)
})

test('nothing is known of what is no more as it was read', async () => {
  expect(droppedOf({ ...(await read([{}])) }, 'magazines')).toBe(0)
})
