import { expect, test } from 'vitest'
import { CREATE_PUBLISHER } from './create-link.ts'

test('the empty form is the list in another mode', () => {
  expect(CREATE_PUBLISHER).toBe('/admin/create-publisher?mode=create')
})
