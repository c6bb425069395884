import type { Db } from '../db/db.ts'
import { PENDING_EDIT, TITLE } from '../named.ts'

const keepOnly = (table: { all(): { id: number }[]; remove(id: number): boolean }, keep: (id: number) => boolean) => {
  for (const { id } of table.all()) if (!keep(id)) table.remove(id)
}

/** Leaves the accounts and nothing else. */
export const makeEmpty = (db: Db): void => {
  const { users: _, ...rest } = db
  for (const table of [
    rest.titles,
    rest.people,
    rest.credits,
    rest.magazines,
    rest.publishers,
    rest.edits,
    rest.covers,
    rest.seasons,
  ])
    keepOnly(table, () => false)
}

/** Leaves one title, its people, one magazine, one publisher, one pending edit, one season. */
export const makeOne = (db: Db): void => {
  const people = new Set(db.credits.by('title_id', TITLE.id).map((credit) => credit.person_id))
  keepOnly(db.titles, (id) => id === TITLE.id)
  keepOnly(db.credits, (id) => db.credits.get(id)?.title_id === TITLE.id)
  keepOnly(db.people, (id) => people.has(id))
  keepOnly(db.covers, (id) => db.covers.get(id)?.title_id === TITLE.id)
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
