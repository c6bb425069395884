import { toldOf, type MagazineDetail, type PublisherDetail } from '@bunko/api-client'
import { untold, type Told, type Untold } from './untold.ts'

/** A house as the server told it, under the names of section 7; as it was read where that is not known. */
export const houseTold = <T extends MagazineDetail | PublisherDetail>(detail: T): Partial<T> =>
  (toldOf(detail) as Partial<T> | undefined) ?? detail

/** What an answer tells of a magazine's titles. */
export const serialisedIn = (detail: MagazineDetail): Told => {
  const { magazine, serialized_manga: rows } = houseTold(detail)
  const count = detail.magazine.manga_count
  return { ids: magazine?.serialized_manga_ids, rows, read: detail.serialized_manga.length, count }
}
/** How many titles of a magazine its answer does not name. */
export const untoldTitles = (detail: MagazineDetail): Untold => untold(serialisedIn(detail))

/** What an answer tells of a publisher's magazines. */
export const ownedIn = (detail: PublisherDetail): Told => {
  const { publisher, owned_magazines: rows } = houseTold(detail)
  const count = detail.publisher.magazine_count
  return { ids: publisher?.owned_magazine_ids, rows, read: detail.owned_magazines.length, count }
}
/** How many magazines of a publisher its answer does not name. */
export const untoldMagazines = (detail: PublisherDetail): Untold => untold(ownedIn(detail))
