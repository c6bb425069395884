import { describe, expect, test } from 'vitest'
import { createTable } from './table.ts'

interface Book {
  readonly id: number
  shelf: string
  tags: string[]
}
const shelf = () => {
  const table = createTable({ shelf: (row: Book) => row.shelf, tags: (row: Book) => row.tags })
  table.put({ id: 1, shelf: 'a', tags: ['x', 'y'] })
  table.put({ id: 2, shelf: 'b', tags: ['y'] })
  return table
}
const ids = (rows: Book[]) => rows.map(({ id }) => id)

describe('a table', () => {
  test('finds by index, also after rows changed, moved and went', () => {
    const table = shelf()
    expect(ids(table.by('tags', 'y'))).toEqual([1, 2])
    table.update(2, { shelf: 'a', tags: ['z'] })
    expect(ids(table.by('shelf', 'a'))).toEqual([1, 2])
    expect(ids(table.by('tags', 'y'))).toEqual([1])
    expect(table.by('shelf', 'b')).toEqual([])
    expect(table.remove(1)).toBe(true)
    expect(table.remove(1)).toBe(false)
    expect(ids(table.by('shelf', 'a'))).toEqual([2])
    expect(table.removeBy('tags', 'z')).toBe(1)
    expect(table.size).toBe(0)
  })
  test('never gives an id twice', () => {
    const table = shelf()
    table.remove(2)
    expect(table.nextId()).toBe(3)
  })
  test('goes back to a snapshot, indexes and caches too', () => {
    const table = shelf()
    const kept = table.snapshot()
    const count = () => table.cached('count', () => table.size)
    expect([count(), ids(table.by('shelf', 'a'))]).toEqual([2, [1]])
    table.put({ id: 3, shelf: 'a', tags: [] })
    expect([count(), ids(table.by('shelf', 'a'))]).toEqual([3, [1, 3]])
    table.restore(kept)
    expect([count(), ids(table.by('shelf', 'a')), table.nextId()]).toEqual([2, [1], 3])
    table.remove(1)
    table.restore(kept)
    expect(ids(table.all())).toEqual([1, 2])
  })
  test('refuses to change what is not there', () => {
    expect(() => shelf().update(9, { shelf: 'a' })).toThrow('no row 9')
  })
})
