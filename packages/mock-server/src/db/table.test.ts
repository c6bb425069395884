import * as fc from 'fast-check'
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
  test('a snapshot stays as it was, whoever writes', () => {
    const [one, other] = [shelf(), shelf()]
    const kept = one.snapshot()
    other.restore(kept)
    one.put({ id: 3, shelf: 'c', tags: [] })
    other.remove(1)
    expect(ids(one.all())).toEqual([1, 2, 3])
    expect(ids(other.all())).toEqual([2])
    expect([...kept.rows.keys()]).toEqual([1, 2])
  })
  test('tells a follower what was written since it last asked', () => {
    const table = shelf()
    const changes = table.follow()
    expect(changes.take()).toBeNull()
    table.update(1, { shelf: 'b' })
    table.remove(2)
    expect(changes.take()).toEqual(new Set([1, 2]))
    expect(changes.take()).toEqual(new Set())
    table.restore(table.snapshot())
    expect(changes.take()).toBeNull()
    changes.stop()
    table.remove(1)
    expect(changes.take()).toEqual(new Set())
  })
  test('keeps rows in order through any writes, picking the key of a row once', () => {
    const write = fc.record({ id: fc.integer({ min: 1, max: 90 }), shelf: fc.constantFrom('a', 'b', 'c', null) })
    fc.assert(
      fc.property(fc.array(fc.array(write, { maxLength: 70 }), { maxLength: 6 }), (rounds) => {
        const table = createTable({ shelf: (row: Book) => row.shelf })
        const by = {
          keyOf: ({ id, shelf: on }: Book) => ({ id, on }),
          compare: (a: { id: number; on: string }, b: { id: number; on: string }) =>
            a.on < b.on ? -1 : a.on > b.on ? 1 : a.id - b.id,
        }
        for (const writes of rounds) {
          for (const one of writes) {
            if (one.shelf === null) table.remove(one.id)
            else table.put({ id: one.id, shelf: one.shelf, tags: [] })
          }
          expect(table.sorted('shelf', by)).toEqual(
            table.all().toSorted((a, b) => by.compare(by.keyOf(a), by.keyOf(b))),
          )
        }
      }),
    )
    const table = shelf()
    let picked = 0
    const by = { keyOf: (row: Book) => (picked++, row.id), compare: (a: number, b: number) => b - a }
    expect(ids([...table.sorted('down', by)])).toEqual([2, 1])
    table.put({ id: 3, shelf: 'a', tags: [] })
    expect(ids([...table.sorted('down', by)])).toEqual([3, 2, 1])
    expect(picked).toBe(3)
  })
  test('keeps a dozen orderings and makes an older one anew', () => {
    const table = shelf()
    let picked = 0
    const by = { keyOf: (row: Book) => (picked++, row.id), compare: (a: number, b: number) => a - b }
    for (let n = 0; n < 13; n++) table.sorted(`by ${n}`, by)
    expect(picked).toBe(26)
    table.sorted('by 12', by)
    table.sorted('by 1', by)
    expect(picked).toBe(26)
    table.sorted('by 0', by)
    expect(picked).toBe(28)
  })
})
