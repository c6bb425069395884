import { expect, test } from 'vitest'
import { createClient } from '../client.ts'
import { exactly } from './exactly.ts'

const personAs = (person: object) =>
  createClient({ baseUrl: 'https://bunko.test', fetch: () => Promise.resolve(Response.json(person)) }).people.get({
    params: { id: 1 },
  })

test('a record that was read as it was told is itself', async () => {
  const person = await personAs({ id: 1, name: 'Ōe', age: '40' })
  expect(exactly(person)).toBe(person)
  expect(person).toMatchObject({ name: 'Ōe', age: 40 })
})
test('one with a field that cannot be read is shown without it, and is none to be sent back', async () => {
  const person = await personAs({ data: { id: 1, name: 'Ōe', age: 'about forty' } })
  expect(person).toMatchObject({ name: 'Ōe', age: null })
  expect(() => exactly(person)).toThrow(
    expect.objectContaining({ kind: 'shape', call: 'GET /manga/people/{id}/', field: 'data.age' }),
  )
})
test('what was made here is itself', () => {
  const made = { name: 'Ōe' }
  expect(exactly(made)).toBe(made)
})
