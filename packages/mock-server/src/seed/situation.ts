import type { Db } from '../db/db.ts'
import { PENDING_EDIT, TITLE } from '../named.ts'

const keepOnly = (table: { all(): { id: number }[]; remove(id: number): boolean }, keep: (id: number) => boolean) => {
  for (const { id } of table.all()) if (!keep(id)) table.remove(id)
}

/** Leaves the accounts and nothing else. */
export const makeEmpty = (db: Db): void => {
  for (const name of ['titles', 'people', 'credits', 'magazines', 'publishers', 'edits', 'covers', 'seasons'] as const)
    keepOnly(db[name], () => false)
  forgetReading(db, () => false)
}

const forgetReading = (db: Db, keep: (titleId: number) => boolean): void => {
  for (const name of ['lists', 'favorites', 'ratings'] as const)
    for (const row of db[name].all()) if (!keep(row.title_id)) db[name].remove(row.id)
}

/** Leaves one title, where there is one, its people, one magazine, one publisher, one pending edit, one season. */
export const makeOne = (db: Db): void => {
  // Seeded without titles there is none to leave.
  if (!db.titles.get(TITLE.id)) return makeEmpty(db)
  const people = new Set(db.credits.by('title_id', TITLE.id).map((credit) => credit.person_id))
  keepOnly(db.titles, (id) => id === TITLE.id)
  keepOnly(db.credits, (id) => db.credits.get(id)?.title_id === TITLE.id)
  keepOnly(db.people, (id) => people.has(id))
  keepOnly(db.covers, (id) => db.covers.get(id)?.title_id === TITLE.id)
  forgetReading(db, (id) => id === TITLE.id)
  keepOnly(db.edits, (id) => id === PENDING_EDIT.id)
  keepOnly(db.seasons, (id) => id === 1)
  const title = db.titles.update(TITLE.id, { related_entries: [] })
  const magazine = db.magazines.by('name', title.serialized_in ?? '')[0] ?? db.magazines.all()[0]
  keepOnly(db.magazines, (id) => id === magazine?.id)
  keepOnly(db.publishers, (id) => id === magazine?.publisher_id)
  if (magazine) {
    const ids = title.serialized_in === magazine.name ? [title.public_id] : []
    db.magazines.update(magazine.id, { serialized_manga_ids: ids, manga_count: ids.length })
    for (const { id } of db.publishers.all())
      db.publishers.update(id, { owned_magazine_ids: [magazine.public_id], magazine_count: 1 })
  }
  for (const { id } of db.people.all()) db.people.update(id, { manga_count: 1 })
  for (const { id } of db.seasons.all()) db.seasons.update(id, { title_ids: [TITLE.id] })
}
