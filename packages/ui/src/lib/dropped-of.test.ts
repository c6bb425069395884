import { createClient } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { droppedOf, rowsTell } from './dropped-of.ts'

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

test.each<[string, unknown, boolean]>([
  ['one of them does', [{ public_id: 'a' }, { public_id: 'b', logo: null }], true],
  ['none does', [{ public_id: 'a', name: 'logo' }, 7, null], false],
  ['there is none', [], true],
])('whether rows tell a field: %s', async (_, magazines, isTold) => {
  const info = await read(magazines)
  expect(rowsTell(info, 'magazines', 'logo')).toBe(isTold)
  expect(rowsTell({ ...info }, 'magazines', 'logo')).toBe(true)
})
