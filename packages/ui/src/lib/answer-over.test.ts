import { createClient, toldOf, type Person } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { answerOver } from './answer-over.ts'

const read = async (person: object): Promise<Person> => {
  const fetch = () => Promise.resolve(Response.json({ person }))
  return createClient({ baseUrl: 'https://bunko.test', fetch }).people.get({ params: { id: 1 } })
}

test('what an answer tells stands over what was sent, and that over what was there', async () => {
  const before = await read({ id: 1, name: 'Mura', age: 41, hometown: '松山市', is_author: true })
  const body = { name: 'Mura Kei', age: 42 }
  const known = { ...before, ...body }
  expect(answerOver(before, body, await read({ id: 1, name: 'MURA KEI' }))).toEqual({ ...known, name: 'MURA KEI' })
  expect(answerOver(before, body, await read({ id: 1, age: null }))).toEqual({ ...known, age: null })
  expect(answerOver(before, body, null)).toEqual(known)
  expect(answerOver(before, body, { ...before, name: 'Other' })).toEqual({ ...before, name: 'Other' })
})

test('what none of them tells is not told by what became of it', async () => {
  const before = await read({ id: 1, name: 'Mura' })
  expect(toldOf(answerOver(before, { age: 42 }, await read({ id: 1, hometown: null })))).toEqual({
    id: 1,
    name: 'Mura',
    age: 42,
    hometown: null,
  })
  expect(Object.keys(toldOf(answerOver(before, {}, null)) ?? {})).toEqual(['id', 'name'])
})
