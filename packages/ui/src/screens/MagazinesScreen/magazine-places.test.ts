import { expect, test } from 'vitest'
import { CREATE_LINK, LIST_LINK, MODE } from './magazine-places.ts'

test('the form of a new magazine is the list in another mode', () => {
  const { pathname, searchParams } = new URL(CREATE_LINK, 'https://bunko.invalid')
  expect(pathname).toBe(LIST_LINK)
  expect(searchParams.get(MODE)).toBe('create')
  expect(CREATE_LINK).toBe('/admin/create-magazine?mode=create')
})
