import type { Page } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { fullPage } from './full-page.ts'

const ROWS = Array.from({ length: 100 }, (_, at) => at)

/** A server that gives no more than `most` rows at once, from `start` where nothing else is asked. */
const server = (most: number, { rows = ROWS, start = 0, dropped = 0 } = {}) => {
  const offsets: number[] = []
  const ask = async (next: Record<string, string> | undefined): Promise<Page<number>> => {
    const offset = Number(next?.['offset'] ?? start)
    offsets.push(offset)
    const end = offset + most
    return {
      items: rows.slice(offset, end - dropped),
      total: rows.length,
      isCounted: true,
      next: end < rows.length ? { limit: String(most), offset: String(end) } : null,
      dropped,
    }
  }
  return { ask, offsets }
}
const read = (ask: Parameters<typeof fullPage<number>>[0]) => fullPage(ask, 30, String)

test('a page that is full is one call', async () => {
  const { ask, offsets } = server(30)
  expect(await read(ask)).toEqual(await ask(undefined))
  expect(offsets).toEqual([0, 0])
})
test.each([0, 30])('shorter pages are read until it is full, and no row more: from row %i', async (start) => {
  const { ask, offsets } = server(20, { start })
  const page = await read(ask)
  expect(page.items).toEqual(ROWS.slice(start, start + 30))
  expect(page).toMatchObject({ total: 100, isCounted: true })
  expect(offsets).toEqual([start, start + 20])
})
test('a row that came twice at once stands once', async () => {
  const { ask } = server(30, { rows: [1, 2, 2, 3] })
  expect((await read(ask)).items).toEqual([1, 2, 3])
})
test('at the end it is as long as what is left', async () => {
  const { ask } = server(4, { start: 90 })
  expect(await read(ask)).toMatchObject({ items: ROWS.slice(90), next: null })
})
test('rows that were left out count, a row that moved stands once', async () => {
  const { ask, offsets } = server(15, { dropped: 1 })
  expect((await read(ask)).dropped).toBe(2)
  expect(offsets).toEqual([0, 15])
  const moved = server(3, { rows: [1, 2, 3, 3, 4] })
  expect((await read(moved.ask)).items).toEqual([1, 2, 3, 4])
})
test('a server that names the same page for ever is asked once more', async () => {
  let calls = 0
  const page = await read(async () => {
    calls += 1
    return { items: [1, 2], total: 2, isCounted: false, next: { offset: '0' }, dropped: 0 }
  })
  expect([page.items, calls]).toEqual([[1, 2], 2])
})
