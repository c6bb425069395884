import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkWhenLeft } from './check-when-left.ts'

type Form = Parameters<typeof checkWhenLeft<Record<'website' | 'foundedYear', string>>>[0]
/** A form in which the website's error is of this kind; it tells which fields it was asked to check. */
const formWith = (type?: string) => {
  const checked: unknown[] = []
  const form = {
    getFieldState: (field: string) => ({ error: field === 'website' && type ? { type } : undefined }),
    trigger: (field: unknown) => {
      checked.push(field)
      return Promise.resolve(true)
    },
  }
  return { checked, form: form as unknown as Form }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a field without an error, or with one of our own, is checked', () => {
  for (const type of [undefined, 'value']) {
    const { form, checked } = formWith(type)
    checkWhenLeft(form, 'website')
    vi.runAllTimers()
    expect(checked).toEqual(['website'])
  }
})
test('what the server says of a field stays; it says nothing of the others', () => {
  const { form, checked } = formWith('server')
  checkWhenLeft(form, 'website')
  vi.runAllTimers()
  expect(checked).toEqual([])
  checkWhenLeft(form, 'foundedYear')
  vi.runAllTimers()
  expect(checked).toEqual(['foundedYear'])
})
test('a field that is left is checked when the press that left it is over', () => {
  const { form, checked } = formWith()
  checkWhenLeft(form, 'website')
  vi.advanceTimersByTime(200)
  expect(checked).toEqual([])
  vi.runAllTimers()
  expect(checked).toEqual(['website'])
})
