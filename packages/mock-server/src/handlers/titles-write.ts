import { contract, titleYearMax, TITLE_YEAR_MIN, type TitleDraft } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { TitleRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { saveTitle } from '../rules/catalogue.ts'
import { removeTitle } from '../rules/remove-title.ts'
import { yearProblem } from '../rules/years.ts'
import { BLANK, invalid, noTitle } from '../wire/refusal.ts'
import { handle, signedIn, type Entry } from './handle.ts'
import { titleOf } from './titles.ts'

const { titles } = contract

type Draft = { [K in keyof TitleDraft]?: TitleDraft[K] | undefined }

/** Section 5, the rules that need the clock or other rows. @throws Refusal 400 */
const check = (db: Db, draft: Draft, now: number, self?: TitleRow): void => {
  const fields: Record<string, string[]> = {}
  const year = yearProblem(draft.year, TITLE_YEAR_MIN, titleYearMax(new Date(now)))
  if (year !== null) fields['year'] = [year]
  if (draft.description && Object.values(draft.description).every((text) => text.trim() === ''))
    fields['description'] = [BLANK]
  const twin = draft.mangadex_id === undefined ? undefined : db.titles.by('mangadex_id', draft.mangadex_id)[0]
  if (twin && twin.id !== self?.id) fields['mangadex_id'] = ['manga with this mangadex id already exists.']
  const lost = (draft.related_entries ?? []).filter((ref) => !byRef(db.titles, ref))
  if (lost.length) fields['related_entries'] = lost.map((ref) => `Invalid pk "${ref}" - object does not exist.`)
  if (Object.keys(fields).length) throw invalid(fields)
}

const NEW = {
  covers: null,
  statistics: { follows: 0, rating: null, rating_count: 0, favorites: 0 },
} satisfies Partial<TitleRow>

const given = <T extends object>(draft: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined)) as never

/** Shared with ratings and favourites: statistics of a title, changed by what users do. */
export const addTo = (db: Db, title: TitleRow, change: { follows?: number; favorites?: number }): void => {
  const { statistics } = title
  const base = statistics ?? NEW.statistics
  db.titles.update(title.id, {
    statistics: {
      ...base,
      follows: Math.max(0, (base.follows ?? 0) + (change.follows ?? 0)),
      favorites: Math.max(0, (base.favorites ?? 0) + (change.favorites ?? 0)),
    },
  })
}

const rate = (db: Db, title: TitleRow, userId: number, rating: number): void => {
  const mine = db.ratings.by('user_id', userId).find((row) => row.title_id === title.id)
  const { rating: average, rating_count: count } = title.statistics ?? NEW.statistics
  const sum = (average ?? 0) * (count ?? 0) - (mine?.rating ?? 0) + rating
  const rating_count = (count ?? 0) + (mine ? 0 : 1)
  db.ratings.put({ id: mine?.id ?? db.ratings.nextId(), user_id: userId, title_id: title.id, rating })
  db.titles.update(title.id, {
    statistics: {
      ...(title.statistics ?? NEW.statistics),
      rating: Math.min(10, Math.max(0, Math.round((sum / Math.max(1, rating_count)) * 100) / 100)),
      rating_count,
    },
  })
}

export const titleWriteHandlers: Entry[] = [
  handle(
    titles.create,
    ({ body, db, now }) => {
      check(db, body, now)
      const id = db.titles.nextId()
      const at = iso(now)
      return saveTitle(db, {
        id,
        public_id: publicId('ttl', 'added', id),
        ...body,
        ...NEW,
        created_at: at,
        updated_at: at,
      })
    },
    201,
  ),
  handle(titles.update, ({ params, body, db, now }) => {
    const title = titleOf(db, params.id)
    check(db, body, now, title)
    return saveTitle(db, { ...title, ...given(body), updated_at: iso(now) })
  }),
  handle(titles.remove, ({ params, db }) => {
    const title = byRef(db.titles, params.id)
    if (!title) throw noTitle()
    removeTitle(db, title)
    return undefined
  }),
  handle(titles.rate, ({ params, body, viewer, db }) => {
    rate(db, titleOf(db, params.id), signedIn(viewer).user.id, body.rating)
    return { message: 'Rating saved' }
  }),
  handle(titles.favorite, ({ params, viewer, db }) => {
    const { user } = signedIn(viewer)
    const title = titleOf(db, params.id)
    if (!db.favorites.by('user_id', user.id).some((row) => row.title_id === title.id)) {
      db.favorites.put({ id: db.favorites.nextId(), user_id: user.id, title_id: title.id })
      addTo(db, title, { favorites: 1 })
    }
    return { message: 'Added to favorites' }
  }),
  handle(titles.unfavorite, ({ params, viewer, db }) => {
    const { user } = signedIn(viewer)
    const title = titleOf(db, params.id)
    const row = db.favorites.by('user_id', user.id).find((one) => one.title_id === title.id)
    if (row) {
      db.favorites.remove(row.id)
      addTo(db, title, { favorites: -1 })
    }
    return undefined
  }),
]
