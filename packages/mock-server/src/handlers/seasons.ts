import { contract, SEASONAL_TOP_LIMIT, type SeasonName } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { Ref, SeasonRow, TitleRow } from '../db/rows.ts'
import { seasonOf } from '../now.ts'
import { rangeProblem } from '../rules/range.ts'
import { lostProblem } from '../rules/refs.ts'
import { first, page, whole } from '../wire/page.ts'
import { invalid, notFound, refuse } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'

const { seasons } = contract
const ORDER: readonly SeasonName[] = ['winter', 'spring', 'summer', 'fall']

const find = (db: Db, year: number, season: string): SeasonRow | undefined =>
  db.seasons.by('year', year).find((row) => row.season === season)
const seasonAt = (db: Db, year: string, season: string): SeasonRow => {
  const row = /^\d{4}$/.test(year) ? find(db, Number(year), season) : undefined
  if (!row) throw notFound()
  return row
}
const chart = (db: Db, row: SeasonRow | undefined): TitleRow[] =>
  (row?.title_ids ?? [])
    .flatMap((id) => db.titles.get(id) ?? [])
    .toSorted((a, b) => (b.statistics?.follows ?? 0) - (a.statistics?.follows ?? 0) || a.id - b.id)

/** Four digits, as they stand in the address of a season. */
const [YEAR_MIN, YEAR_MAX] = [1900, 9999]

/** @throws Refusal 400 naming an id that is no title's */
const titleIds = (db: Db, refs: readonly Ref[]): number[] => {
  refuse({ manga_ids: lostProblem(db.titles, refs) })
  return [...new Set(refs.flatMap((ref) => byRef(db.titles, ref)?.id ?? []))]
}

export const seasonHandlers: Entry[] = [
  handle(seasons.currentTop, ({ query, db, now }) => {
    const { year, season } = seasonOf(now)
    return first(chart(db, find(db, year, season)), query.limit ?? SEASONAL_TOP_LIMIT)
  }),
  handle(seasons.titles, ({ query, db, now }) => {
    const current = seasonOf(now)
    const row = find(db, query.year ?? current.year, query.season ?? current.season)
    return page(chart(db, row), query, undefined, 'offset')
  }),
  handle(seasons.list, ({ db }) =>
    whole(
      db.seasons
        .all()
        .toSorted((a, b) => b.year - a.year || ORDER.indexOf(b.season) - ORDER.indexOf(a.season))
        .map(({ year, season, title_ids }) => ({ year, season, count: title_ids.length })),
    ),
  ),
  handle(
    seasons.create,
    ({ body, db }) => {
      const { year, season, manga_ids } = body
      refuse({ year: rangeProblem(year, YEAR_MIN, YEAR_MAX), manga_ids: lostProblem(db.titles, manga_ids) })
      if (find(db, year, season))
        throw invalid({ non_field_errors: ['The fields year, season must make a unique set.'] })
      db.seasons.put({ id: db.seasons.nextId(), year, season, title_ids: titleIds(db, manga_ids) })
      return { message: 'Season created' }
    },
    201,
  ),
  handle(seasons.update, ({ params, body, db }) => {
    const row = seasonAt(db, params.year, params.season)
    db.seasons.update(row.id, { title_ids: titleIds(db, body.manga_ids) })
    return { message: 'Season updated' }
  }),
  handle(seasons.remove, ({ params, db }) => {
    db.seasons.remove(seasonAt(db, params.year, params.season).id)
    return undefined
  }),
]
