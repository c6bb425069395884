import { byRef, type Db } from '../db/db.ts'
import type { MagazineRow, PublisherRow, Ref } from '../db/rows.ts'
import { saveTitle } from './catalogue.ts'

/** The titles of a magazine are these and no others; both sides follow, a title leaves the magazine it was in. */
export const serialise = (db: Db, magazine: MagazineRow, refs: readonly Ref[]): void => {
  const titles = refs.flatMap((ref) => byRef(db.titles, ref) ?? [])
  const kept = new Set(titles.map((title) => title.id))
  for (const title of db.titles.by('serialized_in', magazine.name))
    if (!kept.has(title.id)) saveTitle(db, { ...title, serialized_in: null })
  for (const title of titles) saveTitle(db, { ...title, serialized_in: magazine.name })
  const ids = [...new Set(titles.map((title) => title.public_id))]
  db.magazines.update(magazine.id, { serialized_manga_ids: ids, manga_count: ids.length })
}

const recount = (db: Db, publisherId: number): void => {
  const ids = db.magazines.by('publisher_id', publisherId).map((magazine) => magazine.public_id)
  db.publishers.update(publisherId, { owned_magazine_ids: ids, magazine_count: ids.length })
}

/** The magazines of a publisher are these and no others; a magazine leaves the publisher it had. */
export const ownMagazines = (db: Db, publisher: PublisherRow, refs: readonly Ref[]): void => {
  const wanted = refs.flatMap((ref) => byRef(db.magazines, ref) ?? [])
  const kept = new Set(wanted.map((magazine) => magazine.id))
  const touched = new Set([publisher.id])
  for (const magazine of db.magazines.by('publisher_id', publisher.id))
    if (!kept.has(magazine.id)) db.magazines.update(magazine.id, { publisher_id: null })
  for (const magazine of wanted) {
    if (magazine.publisher_id !== null) touched.add(magazine.publisher_id)
    db.magazines.update(magazine.id, { publisher_id: publisher.id })
  }
  for (const id of touched) if (db.publishers.get(id)) recount(db, id)
}
