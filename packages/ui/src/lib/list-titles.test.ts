import type { ListEntry, Title } from '@bunko/api-client'
import { expect, test } from 'vitest'
import { titlesToRead } from './list-titles.ts'
import { comingOf, NONE_READ, withRead, type TitlesRead } from './read-titles.ts'

const entry = (mangaId: number, status: string) => ({ id: mangaId, mangaId, status, manga: null }) as ListEntry
const kept = [1, 2, 3, 4, 5].map((id) => entry(id, id < 4 ? 'reading' : 'dropped'))
const nothing = { kept, rows: [], isJudged: true, isNothing: true, most: 2 }
const cameOf = (ids: readonly string[]) => new Map(ids.map((id) => [id, {} as Title]))

test('a search that finds nothing reads no more than so many titles by itself', () => {
  let read: TitlesRead = NONE_READ
  const rounds: string[][] = []
  for (;;) {
    const next = comingOf(titlesToRead({ ...nothing, tab: 'all', read }).wanted, read)
    if (next.length === 0) break
    rounds.push(next)
    read = withRead(read, cameOf(next), [])
  }
  expect(rounds).toEqual([['1', '2']])
  expect(titlesToRead({ ...nothing, tab: 'all', read })).toMatchObject({ waiting: 0, left: 3, asksForMore: true })
  expect(titlesToRead({ ...nothing, tab: 'all', most: 4, read })).toMatchObject({ wanted: ['3', '4'] })
})

test('who does not wait for the first ones asks for more at once', () => {
  expect(titlesToRead({ ...nothing, tab: 'all', read: NONE_READ })).toMatchObject({
    waiting: 2,
    left: 3,
    asksForMore: true,
  })
})

test('what failed in another tab is not what is left in this one', () => {
  const read = withRead(NONE_READ, cameOf(['1', '2']), ['4', '5'])
  expect(titlesToRead({ ...nothing, tab: 'reading', read })).toMatchObject({ left: 1, asksForMore: true })
  expect(titlesToRead({ ...nothing, tab: 'dropped', read })).toMatchObject({ left: 2, asksForMore: false })
})

test('what is neither searched nor put in order reads what is shown alone', () => {
  const shown = { ...nothing, rows: kept.slice(0, 1), isJudged: false, isNothing: false }
  expect(titlesToRead({ ...shown, tab: 'all', read: NONE_READ })).toMatchObject({ wanted: ['1'], waiting: 0, left: 0 })
})

test('where a search of one tab finds nothing, the others are read too', () => {
  const read = withRead(NONE_READ, cameOf(['1', '2', '3']), [])
  const { wanted } = titlesToRead({ ...nothing, tab: 'reading', most: 5, read })
  expect(wanted).toEqual(['1', '2', '3', '4', '5'])
})
