import { expect, test } from 'vitest'
import { ownerName, ownerOf } from './owner.ts'

test("one's own address is one's own list", () => {
  const viewer = { id: '5', name: 'ana.luz' }
  expect(ownerOf(undefined, null)).toEqual({ kind: 'mine' })
  expect(ownerOf('5', viewer)).toEqual({ kind: 'mine' })
  expect(ownerOf('ana.luz', viewer)).toEqual({ kind: 'mine' })
  expect(ownerOf('6', viewer)).toEqual({ kind: 'user', id: '6' })
  expect(ownerOf('bo', viewer)).toEqual({ kind: 'user', id: 'bo' })
  expect(ownerOf('5', null)).toEqual({ kind: 'user', id: '5' })
})

test('digits are the id of a user, also where somebody else is called by them', () => {
  const viewer = { id: '7', name: '42' }
  expect(ownerOf('42', viewer)).toEqual({ kind: 'user', id: '42' })
  expect(ownerOf('7', viewer)).toEqual({ kind: 'mine' })
})

test('a user whose name is not known is named by the address', () => {
  expect(ownerName('42')).toBe('user 42')
  expect(['ana.luz', 'ana7', '7ana'].map(ownerName)).toEqual(['ana.luz', 'ana7', '7ana'])
})
