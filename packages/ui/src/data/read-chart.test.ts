import { HttpError, type Client, type Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { chartErrorText, readChart, readSeasons } from './read-chart.ts'

const fall = { year: 2026, season: 'fall' } as const
const titles = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }) as Title)

interface Server {
  /** The longest page. */
  page?: number
  counts?: boolean
  ignoresOffset?: boolean
  dropped?: number
  /** As pages of numbers are: the page after the last is not found. */
  refusesPastEnd?: boolean
  /** What it answers to a question from there on. */
  refuses?: { from: number; status: number }
  /** Tells of no next page, whatever it counts. */
  hidesNext?: boolean
  /** Counts a page only, and tells of the next. */
  countsPage?: boolean
}
/** A server with these titles in its chart, and what it was asked. */
const serverOf = (
  all: readonly Title[],
  {
    page = 100,
    counts = true,
    ignoresOffset = false,
    dropped = 0,
    refusesPastEnd = false,
    refuses,
    hidesNext = false,
    countsPage = false,
  }: Server,
) => {
  const asked: number[] = []
  const client = {
    seasons: {
      titles: async ({ query: { limit = 20, offset = 0 } }: { query: { limit?: number; offset?: number } }) => {
        asked.push(offset)
        if (refuses && offset >= refuses.from) throw new HttpError({ call: 'seasons.titles', status: refuses.status })
        const from = ignoresOffset ? 0 : offset
        const items = all.slice(from, from + Math.min(limit, page))
        const next = !hidesNext && counts && from + items.length < all.length ? { offset: 'x' } : null
        if (refusesPastEnd && offset > 0 && items.length === 0)
          throw new HttpError({ call: 'seasons.titles', status: 404, body: { detail: 'Invalid page.' } })
        return { items, total: counts && !countsPage ? all.length : items.length, isCounted: counts, next, dropped }
      },
    },
  } as unknown as Client
  return { client, asked }
}
const read = async (all: readonly Title[], server: Server = {}) => {
  const { client, asked } = serverOf(all, server)
  return { ids: (await readChart(client, fall)).map(({ id }) => id), asked }
}
const idsOf = (count: number) => titles(count).map(({ id }) => id)

test('none of a chart that the list counts titles in is not all of it', async () => {
  const { client } = serverOf([], {})
  await expect(readChart(client, { ...fall, count: 24 })).rejects.toThrow('could not be read completely')
  expect(await readChart(client, { ...fall, count: 0 })).toEqual([])
  // How many it counts is the list's own affair where some came.
  expect(await readChart(serverOf(titles(2), {}).client, { ...fall, count: 24 })).toHaveLength(2)
  expect(await readChart(client, { ...fall, count: null })).toEqual([])
})
test('a short chart is asked for once', async () => {
  expect(await read(titles(14))).toEqual({ ids: idsOf(14), asked: [0] })
  expect(await read(titles(10))).toEqual({ ids: idsOf(10), asked: [0] })
  expect(await read(titles(14), { counts: false })).toEqual({ ids: idsOf(14), asked: [0, 14] })
})
test('a server that refuses what is past the end is read to its end', async () => {
  const refusal = { counts: false, refusesPastEnd: true }
  expect(await read(titles(100), refusal)).toEqual({ ids: idsOf(100), asked: [0, 100] })
  expect(await problem([...titles(99), { id: 99 } as Title], { refusesPastEnd: true })).toBe(INCOMPLETE)
})
test.each<[string, number, Server]>([
  ['pages of a hundred', 230, {}],
  ['exactly one page', 100, {}],
  ['a server that gives fewer than were asked for', 123, { page: 50 }],
  ['pages without a count', 230, { counts: false }],
  ['pages without a count, of a number that is not round', 60, { counts: false, page: 24 }],
  ['short pages without a count', 60, { page: 25, counts: false }],
  ['a count without a next page', 123, { page: 50, hidesNext: true }],
  ['a next page, and a count of one page alone', 123, { page: 50, countsPage: true }],
  ['everything at once, whatever the offset', 60, { counts: false, ignoresOffset: true }],
  ['as many as there may be', 2_000, {}],
  ['none', 0, {}],
])('nothing is lost: %s', async (_, count, server) => {
  expect((await read(titles(count), server)).ids).toEqual(idsOf(count))
})

test('titles that have no id are told apart by what stands for them in an address', async () => {
  const all = ['a', 'b'].map((public_id) => ({ id: null, public_id }) as Title)
  expect(await readChart(serverOf(all, {}).client, fall)).toEqual(all)
})

const problem = async (all: readonly Title[], server: Server) =>
  read(all, server).then(
    () => null,
    (error: unknown) => chartErrorText(error),
  )
test.each([
  ['no such season', { from: 0, status: 404 }],
  ['a fault at the first page', { from: 0, status: 500 }],
  ['a fault at a later page', { from: 100, status: 500 }],
])('a refusal is no end: %s', async (_, refuses) => {
  await expect(read(titles(230), { refuses })).rejects.toMatchObject({ status: refuses.status })
})
const INCOMPLETE = 'The season’s chart could not be read completely.'
test('what cannot be read to its end is refused', async () => {
  expect(await problem(titles(14), { dropped: 1 })).toBe(INCOMPLETE)
  expect(await problem(titles(230), { ignoresOffset: true })).toBe(INCOMPLETE)
  // A row that went to the next page while it was read stands there twice, and another is missing.
  expect(await problem([...titles(13), { id: 13 } as Title], {})).toBe(INCOMPLETE)
  expect(await problem(titles(2_001), {})).toBe('The chart has more than 2,000 titles. It cannot be changed here.')
})

test('the seasons are read to their last page', async () => {
  const { signal } = new AbortController()
  const second = { offset: '1' }
  const asked: unknown[] = []
  const client = {
    seasons: {
      list: async (_: unknown, options: { next?: unknown }) => {
        asked.push(options)
        return options.next ? { items: ['summer'], next: null } : { items: ['fall'], next: second }
      },
    },
  } as unknown as Client
  expect(await readSeasons(client, { signal })).toEqual(['fall', 'summer'])
  expect(asked).toEqual([
    { signal, next: undefined },
    { signal, next: second },
  ])
})
