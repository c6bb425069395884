import { contract, type ListEntry, type ListStatus } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { ListEntryRow, UserRow } from '../db/rows.ts'
import { iso } from '../now.ts'
import { countFollows } from '../rules/statistics.ts'
import { page, type Served } from '../wire/page.ts'
import { invalid, noTitle, notFound } from '../wire/refusal.ts'
import { handle, signedIn, type Entry } from './handle.ts'

const { lists } = contract

interface Cut {
  limit?: number | undefined
  offset?: number | undefined
}
const userOf = (db: Db, id: string): UserRow => {
  const user =
    (/^\d{1,15}$/.test(id) ? db.users.get(Number(id)) : undefined) ?? db.users.by('username', id.toLowerCase())[0]
  if (!user) throw notFound()
  return user
}

const favorites = (db: Db, user: UserRow, query: Cut) => {
  const rows = db.favorites.by('user_id', user.id).toSorted((a, b) => b.id - a.id)
  return page(
    rows.flatMap((row) => db.titles.get(row.title_id) ?? []),
    query,
    undefined,
    'offset',
  )
}

const entryAnswer = (db: Db, row: ListEntryRow): ListEntry => ({
  id: row.id,
  mangaId: row.title_id,
  status: row.status,
  manga: db.titles.get(row.title_id) ?? null,
  updated_at: row.updated_at,
})
const entries = (db: Db, user: UserRow, query: Cut & { status?: ListStatus | undefined }): Served<ListEntry> => {
  const rows = db.lists
    .by('user_id', user.id)
    .filter((row) => query.status === undefined || row.status === query.status)
    .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : a.updated_at > b.updated_at ? -1 : b.id - a.id))
  const cut = page(rows, query, undefined, 'offset')
  return { ...cut, items: cut.items.map((row) => entryAnswer(db, row)) }
}

/** An entry of the viewer's own list; nobody else's can be touched. @throws Refusal 404 */
const ownEntry = (db: Db, user: UserRow, id: string): ListEntryRow => {
  const row = /^\d{1,15}$/.test(id) ? db.lists.get(Number(id)) : undefined
  if (row?.user_id !== user.id) throw notFound()
  return row
}

export const listHandlers: Entry[] = [
  handle(lists.myFavorites, ({ query, viewer, db }) => favorites(db, signedIn(viewer).user, query)),
  handle(lists.favoritesOf, ({ params, query, db }) => favorites(db, userOf(db, params.id), query)),
  handle(lists.mine, ({ query, viewer, db }) => entries(db, signedIn(viewer).user, query)),
  handle(lists.of, ({ params, query, db }) => entries(db, userOf(db, params.id), query)),
  handle(
    lists.add,
    ({ body, viewer, db, now }) => {
      const { user } = signedIn(viewer)
      const title = byRef(db.titles, body.mangaId)
      if (!title) throw noTitle()
      if (db.lists.by('user_id', user.id).some((row) => row.title_id === title.id))
        throw invalid({ non_field_errors: ['The fields user, manga must make a unique set.'] })
      const row = {
        id: db.lists.nextId(),
        user_id: user.id,
        title_id: title.id,
        status: body.status,
        updated_at: iso(now),
      }
      db.lists.put(row)
      countFollows(db, title, 1)
      return entryAnswer(db, row)
    },
    201,
  ),
  handle(lists.change, ({ params, body, viewer, db, now }) => {
    const row = ownEntry(db, signedIn(viewer).user, params.id)
    return entryAnswer(db, db.lists.put({ ...row, status: body.status, updated_at: iso(now) }))
  }),
  handle(lists.remove, ({ params, viewer, db }) => {
    const row = ownEntry(db, signedIn(viewer).user, params.id)
    db.lists.remove(row.id)
    const title = db.titles.get(row.title_id)
    if (title) countFollows(db, title, -1)
    return undefined
  }),
]
