import { expect, test } from 'vitest'
import { onceEach } from './once-each.ts'

test('what came twice stands once, where it came first and as it came last', () => {
  const rows = [
    { public_id: 'a', name: 'A' },
    { public_id: null, id: 2, name: 'B' },
    { public_id: 'a', name: 'again' },
  ]
  expect(onceEach(rows).map(({ name }) => name)).toEqual(['again', 'B'])
})
