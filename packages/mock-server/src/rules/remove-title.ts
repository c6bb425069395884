import type { Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { countTitles } from './catalogue.ts'
import { dropImage } from './image.ts'

/**
 * Deletes a title with what hangs on it: user lists, favourites, ratings, covers, credits, its places in magazines,
 * seasons and related entries (section 2). Proposals stay as history; a pending one can only be rejected.
 */
export const removeTitle = (db: Db, title: TitleRow): void => {
  const people = new Set(db.credits.by('title_id', title.id).map((credit) => credit.person_id))
  for (const cover of db.covers.by('title_id', title.id)) dropImage(db, cover.file)
  db.covers.removeBy('title_id', title.id)
  db.credits.removeBy('title_id', title.id)
  db.lists.removeBy('title_id', title.id)
  db.favorites.removeBy('title_id', title.id)
  db.ratings.removeBy('title_id', title.id)
  db.titles.remove(title.id)
  for (const id of people) countTitles(db, id)
  for (const magazine of db.magazines.all()) {
    const ids = magazine.serialized_manga_ids.filter((id) => id !== title.public_id)
    if (ids.length < magazine.serialized_manga_ids.length)
      db.magazines.update(magazine.id, { serialized_manga_ids: ids, manga_count: ids.length })
  }
  for (const season of db.seasons.all())
    if (season.title_ids.includes(title.id))
      db.seasons.update(season.id, { title_ids: season.title_ids.filter((id) => id !== title.id) })
  const points = (ref: string | number) => String(ref) === String(title.id) || ref === title.public_id
  for (const other of db.titles.all())
    if (other.related_entries.some(points))
      db.titles.update(other.id, { related_entries: other.related_entries.filter((ref) => !points(ref)) })
}
