import type { Page } from '@bunko/api-client'
import { describe, expect, it } from 'vitest'
import { readAll } from './read-all.ts'

const ROWS = Array.from({ length: 5 }, (_, at) => `row ${at}`)
const LIMIT = 2

/** A server that answers bare lists: no count, no `next`. */
const bare = (rows: readonly string[]) => {
  const offsets: number[] = []
  const ask = async (next: Record<string, string> | undefined): Promise<Page<string>> => {
    const offset = Number(next?.['offset'] ?? 0)
    offsets.push(offset)
    const items = rows.slice(offset, offset + LIMIT)
    return { items, total: items.length, next: null, dropped: 0 } as unknown as Page<string>
  }
  return { offsets, ask }
}
const how = { limit: LIMIT, keyOf: (row: string) => row, pagesMax: 50 }

describe('reading all pages', () => {
  it('goes on behind a full page of a bare list', async () => {
    const { ask, offsets } = bare(ROWS)
    expect(await readAll({ ...how, ask })).toEqual(ROWS)
    expect(offsets).toEqual([0, 2, 4])
  })
  it('asks once more where the last page is full', async () => {
    const { ask, offsets } = bare(ROWS.slice(0, 4))
    expect(await readAll({ ...how, ask })).toEqual(ROWS.slice(0, 4))
    expect(offsets).toEqual([0, 2, 4])
  })
  it('asks once for an empty list', async () => {
    const { ask, offsets } = bare([])
    expect(await readAll({ ...how, ask })).toEqual([])
    expect(offsets).toEqual([0])
  })
  it('stops at the most it may ask', async () => {
    const { ask, offsets } = bare(ROWS)
    expect(await readAll({ ...how, ask, pagesMax: 2 })).toEqual(ROWS.slice(0, 4))
    expect(offsets).toEqual([0, 2])
  })
  it('follows what the server calls next', async () => {
    const asked: unknown[] = []
    const rows = await readAll({
      ...how,
      ask: async (next) => {
        asked.push(next)
        const page = { items: [next ? 'b' : 'a'], total: 2, next: next ? null : { cursor: 'x' }, dropped: 0 }
        return page as unknown as Page<string>
      },
    })
    expect(rows).toEqual(['a', 'b'])
    expect(asked).toEqual([undefined, { cursor: 'x' }])
  })
  it('fails with a page that fails', async () => {
    const { ask } = bare(ROWS)
    const failing = async (next: Record<string, string> | undefined) => {
      if (next) throw new Error('down')
      return ask(next)
    }
    await expect(readAll({ ...how, ask: failing })).rejects.toThrow('down')
  })
})
