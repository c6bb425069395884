import type { Page } from '@bunko/api-client'
import { describe, expect, it } from 'vitest'
import { choiceState } from './choice-state.ts'
import { readAll, readWhole } from './read-all.ts'

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
const how = { limit: LIMIT, keyOf: (row: string) => row }

/** A server that counts, and whose pages are as long as it likes, whatever it is asked. */
const counting =
  (count: number, size: number) =>
  async (next: Record<string, string> | undefined): Promise<Page<string>> => {
    const offset = Number(next?.['offset'] ?? 0)
    const end = Math.min(offset + size, count)
    return {
      items: Array.from({ length: end - offset }, (_, at) => `row ${offset + at}`),
      total: count,
      isCounted: true,
      next: end < count ? { offset: String(end) } : null,
      dropped: 0,
    }
  }

describe('reading all pages', () => {
  it('goes on behind a full page of a bare list', async () => {
    const { ask, offsets } = bare(ROWS)
    expect(await readAll({ ...how, ask })).toEqual({ rows: ROWS, isCut: false })
    expect(offsets).toEqual([0, 2, 4])
  })
  it('asks once more where the last page is full', async () => {
    const { ask, offsets } = bare(ROWS.slice(0, 4))
    expect(await readAll({ ...how, ask })).toEqual({ rows: ROWS.slice(0, 4), isCut: false })
    expect(offsets).toEqual([0, 2, 4])
  })
  it('asks once for an empty list', async () => {
    const { ask, offsets } = bare([])
    expect(await readAll({ ...how, ask })).toEqual({ rows: [], isCut: false })
    expect(offsets).toEqual([0])
  })
  it('goes on through however many short pages', async () => {
    const { rows, isCut } = await readAll({ ...how, limit: 100, ask: counting(2_501, 10) })
    expect(rows[2_500]).toBe('row 2500')
    expect(isCut).toBe(false)
  })
  it('stops at the most rows it reads, and tells of it', async () => {
    const data = await readAll({ ...how, limit: 100, ask: counting(20_001, 1_000) })
    expect(data.rows).toHaveLength(20_000)
    const state = (row: string) => choiceState({ data, isError: false }, data.rows.includes(row))
    expect(state('row 19999')).toBe('ready')
    expect(state('row 20000')).toBe('cut')
  })
  it('is not cut where the most it reads is all there is', async () => {
    expect(await readAll({ ...how, limit: 100, ask: counting(20_000, 1_000) })).toMatchObject({ isCut: false })
  })
  it('is not cut by a count alone: what is not among the rows can be wished for', async () => {
    const page = { items: ['a', 'b'], total: 9, isCounted: true, next: null, dropped: 0 }
    expect(await readAll({ ...how, ask: async () => page })).toMatchObject({ isCut: false })
  })
  it('follows what the server calls next', async () => {
    const asked: unknown[] = []
    const { rows } = await readAll({
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

const page = (items: readonly unknown[], next: string | null) =>
  ({ items, total: 3, next: next && { page: next }, dropped: 0 }) as unknown as Page<unknown>
const of = (...pages: Page<unknown>[]) => {
  const asked: unknown[] = []
  const ask = async (next: Record<string, string> | undefined) => {
    asked.push(next?.['page'])
    return pages[asked.length - 1] ?? page([], '9')
  }
  return { asked, ask }
}

describe('reading a list that a server pages by itself', () => {
  it('goes on to the end, by what is named next alone', async () => {
    const { ask, asked } = of(page([{ id: 1 }], '2'), page([{ id: 2 }], '3'), page([{ id: 3 }], null))
    expect(await readWhole(ask)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }])
    expect(asked).toEqual([undefined, '2', '3'])
  })
  it('asks once where there is no page', async () => {
    const { ask, asked } = of(page([{ name: 'a' }, { name: 'b' }], null))
    expect(await readWhole(ask)).toHaveLength(2)
    expect(asked).toHaveLength(1)
  })
  it('has a row that moved once, and ends with a page that brings nothing new', async () => {
    const { ask, asked } = of(page([{ id: 1 }, { id: 2 }], '2'), page([{ id: 2 }], '2'), page([{ id: 2 }], '2'))
    expect(await readWhole(ask)).toEqual([{ id: 1 }, { id: 2 }])
    expect(asked).toHaveLength(2)
  })
  it('asks no more than a thousand times', async () => {
    let calls = 0
    await readWhole(async () => page([(calls += 1)], 'on'))
    expect(calls).toBe(1000)
  })
})
