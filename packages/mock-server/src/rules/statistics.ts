import type { Statistics } from '@bunko/api-client'
import type { Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'

/** Statistics of a title nobody has looked at yet. */
export const NO_STATISTICS: Statistics = { follows: 0, rating: null, rating_count: 0, favorites: 0 }

const change = (db: Db, title: TitleRow, patch: Partial<Statistics>): void => {
  db.titles.update(title.id, { statistics: { ...NO_STATISTICS, ...title.statistics, ...patch } })
}
const mean = (rows: readonly { rating: number }[]): number | null =>
  rows.length ? rows.reduce((sum, row) => sum + row.rating, 0) / rows.length : null
const shown = (average: number | null): number | null =>
  average === null ? null : Math.min(10, Math.max(0, Math.round(average * 100) / 100))

// The readers of the seed are fewer than its figures say: a figure moves with the rows and never falls below them.

/** After an entry came onto a list (1) or left one (-1). */
export const countFollows = (db: Db, title: TitleRow, by: 1 | -1): void =>
  change(db, title, {
    follows: Math.max((title.statistics?.follows ?? 0) + by, db.lists.by('title_id', title.id).length),
  })

/** After a favourite came (1) or went (-1). */
export const countFavorites = (db: Db, title: TitleRow, by: 1 | -1): void =>
  change(db, title, {
    favorites: Math.max((title.statistics?.favorites ?? 0) + by, db.favorites.by('title_id', title.id).length),
  })

/** A reader's rating, 1 to 10; a second one replaces the first. */
export const rate = (db: Db, title: TitleRow, userId: number, rating: number): void => {
  const before = db.ratings.by('title_id', title.id)
  const mine = before.find((row) => row.user_id === userId)
  const count = Math.max(title.statistics?.rating_count ?? 0, before.length)
  db.ratings.put({ id: mine?.id ?? db.ratings.nextId(), user_id: userId, title_id: title.id, rating })
  const rating_count = count + (mine ? 0 : 1)
  const sum = (title.statistics?.rating ?? mean(before) ?? 0) * count - (mine?.rating ?? 0) + rating
  // Where every rating is a row the average is exact.
  const average = count === before.length ? mean(db.ratings.by('title_id', title.id)) : sum / rating_count
  change(db, title, { rating: shown(average), rating_count })
}
