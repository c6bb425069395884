import { expect, test } from 'vitest'
import { subscribe } from 'valtio'
import { memoryStorage } from '../lib/storage.ts'
import { createTexts } from './texts.ts'

const KEY = 'bunko-drafts'
const put = (text: string) => (mine: Record<string, string>) => ({ ...mine, form: text })

test('what another tab has written since is seen, and stays', () => {
  const storage = memoryStorage()
  const [one, other] = [createTexts(storage), createTexts(storage)]
  one.change('a', put('typed'))
  expect(other.look()).toEqual({ a: { form: 'typed' } })
  expect(other.state.texts).toEqual({})
  other.refresh()
  expect(other.state.texts).toEqual({ a: { form: 'typed' } })
  let heard = 0
  const off = subscribe(other.state, () => heard++, true)
  other.refresh()
  expect(heard).toBe(0)
  off()
  other.change('a', (mine) => ({ ...mine, more: '1' }))
  expect(storage.read(KEY)).toEqual({ a: { form: 'typed', more: '1' } })
})

test('who is called otherwise by now takes along what was kept, what is written late too', () => {
  const storage = memoryStorage()
  storage.write(KEY, { id: { form: '[1]', comment: 'old', note: '[1]', list: 'old' }, other: { form: '[7]' } })
  const texts = createTexts(storage)
  texts.change('mail', () => ({ form: '[2]', comment: 'new', note: 'new', list: '[2]', more: 'x' }))
  expect(texts.move('mail', 'id')).toBe(true)
  const id = { form: '[2,1]', comment: 'new', note: 'new', list: '[2]', more: 'x' }
  expect(storage.read(KEY)).toEqual({ id, other: { form: '[7]' } })
  texts.change('mail', (mine) => ({ ...mine, more: 'y' }))
  expect(storage.read(KEY)).toEqual({ id: { ...id, more: 'y' }, other: { form: '[7]' } })
  expect(texts.whose('mail')).toBe('id')
  expect(texts.move('mail', 'id')).toBe(false)
  texts.change('mail', () => ({}))
  expect(storage.read(KEY)).toEqual({ other: { form: '[7]' } })
})

test('what forms that were left are sending is held until each is answered', () => {
  const texts = createTexts(memoryStorage())
  const [first, second] = [texts.hold('form'), texts.hold('form')]
  first()
  expect(texts.state.underWay).toEqual(['form'])
  second()
  expect(texts.state.underWay).toEqual([])
})

test('what was still sent for somebody who has left is held no more, and what ends it takes nothing of others', () => {
  const texts = createTexts(memoryStorage())
  const release = texts.hold('form')
  texts.releaseAll()
  expect(texts.state.underWay).toEqual([])
  texts.hold('other')
  release()
  expect(texts.state.underWay).toEqual(['other'])
})

test.each([null, 7, 'text', ['a']])('what is damaged is no draft: %j', (stored) => {
  const storage = memoryStorage()
  storage.write(KEY, stored)
  expect(createTexts(storage).look()).toEqual({})
})
test('what is whole is read beside what is damaged', () => {
  const storage = memoryStorage()
  const whole = { form: 'typed' }
  storage.write(KEY, { none: null, text: 'x', number: 7, one: { form: 1 }, some: { form: 'x', more: 1 }, whole })
  expect(createTexts(storage).look()).toEqual({ whole })
})

test('where nothing has been changed yet nothing is lost', () => {
  expect(createTexts(memoryStorage()).state.isKept).toBe(true)
})
test('what the browser has kept, and lets nobody read any more, is here still', () => {
  const storage = memoryStorage()
  storage.write(KEY, { b: { form: 'earlier' } })
  let isForbidden = false
  const texts = createTexts({ ...storage, read: (key) => (isForbidden ? null : storage.read(key)) })
  texts.change('a', put('typed'))
  isForbidden = true
  texts.refresh()
  expect(texts.state.texts).toEqual({ a: { form: 'typed' }, b: { form: 'earlier' } })
})

test('where the browser keeps nothing it is here all the same', () => {
  const texts = createTexts({ ...memoryStorage(), write: () => false })
  texts.change('a', put('typed'))
  texts.refresh()
  expect(texts.look()).toEqual({ a: { form: 'typed' } })
  expect(texts.state.isKept).toBe(false)
})

test('what the browser does not take at once is all that is kept of this tab later', () => {
  const taken = memoryStorage()
  let isFull = false
  const storage = { ...taken, write: (key: string, value: unknown) => !isFull && taken.write(key, value) }
  const [one, other] = [createTexts(storage), createTexts(taken)]
  other.change('a', () => ({ form: 'typed', title: '1', list: '2' }))
  one.refresh()
  isFull = true
  one.change('a', ({ title = '' }) => ({ form: 'longer', title }))
  expect(one.state.isKept).toBe(false)
  other.change('a', ({ form = '', list = '' }) => ({ form, list, comment: '3' }))
  one.refresh()
  expect(one.state.texts).toEqual({ a: { form: 'longer', comment: '3' } })
  isFull = false
  one.change('b', put('typed'))
  const texts = { a: { form: 'longer', comment: '3' }, b: { form: 'typed' } }
  expect(taken.read(KEY)).toEqual(texts)
  other.change('a', () => ({ form: 'other' }))
  expect(one.look()).toEqual({ a: { form: 'other' }, b: { form: 'typed' } })
})

test('what the browser has not taken is dropped all the same', () => {
  const taken = memoryStorage()
  taken.write(KEY, { a: { form: 'typed' } })
  const texts = createTexts({ ...taken, write: () => false })
  texts.change('a', () => ({}))
  expect(texts.look()).toEqual({})
})
