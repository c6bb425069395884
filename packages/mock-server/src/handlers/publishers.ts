import {
  contract,
  foundedYearMax,
  FOUNDED_YEAR_MIN,
  PUBLISHER_MAGAZINE_SEARCH_LIMIT,
  type Publisher,
  type PublisherDraft,
} from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { MagazineRow, PublisherRow } from '../db/rows.ts'
import { fold } from '../rules/fold.ts'
import { ownMagazines } from '../rules/houses.ts'
import { COVER_KINDS, dropImage, storeImage } from '../rules/image.ts'
import { yearProblem } from '../rules/years.ts'
import { first } from '../wire/page.ts'
import { notFound, Refusal } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'
import { magazineAnswer } from './magazines.ts'

const { publishers } = contract

const publisherOf = (db: Db, ref: string | number): PublisherRow => {
  const publisher = byRef(db.publishers, ref)
  if (!publisher) throw notFound()
  return publisher
}

/** Section 8 shows `details`. @throws Refusal 400 */
const check = (db: Db, draft: PublisherDraft, now: number, self?: PublisherRow): void => {
  const details: Record<string, string[]> = {}
  const year = yearProblem(draft.founded_year, FOUNDED_YEAR_MIN, foundedYearMax(new Date(now)))
  if (year !== null) details['founded_year'] = [year]
  const [twin] = db.publishers.by('name', draft.name)
  if (twin && twin.id !== self?.id) details['name'] = ['publisher with this name already exists.']
  const lost = (draft.owned_magazine_ids ?? []).filter((ref) => !byRef(db.magazines, ref))
  if (lost.length) details['owned_magazine_ids'] = lost.map((ref) => `Invalid pk "${ref}" - object does not exist.`)
  if (Object.keys(details).length) throw new Refusal(400, { error: 'Validation failed', details })
}

const blank = (id: number, public_id: string): PublisherRow => ({
  id,
  public_id,
  name: '',
  type: 'publisher',
  description: null,
  about: null,
  headquarters: null,
  country: null,
  founded_year: null,
  status: 'active',
  website: null,
  logo: null,
  twitter: null,
  facebook: null,
  instagram: null,
  youtube: null,
  linkedin: null,
  owned_magazine_ids: [],
  magazine_count: 0,
  url: `/publisher/${public_id}`,
})

/** What a form leaves out stays as it was (R25a). */
const save = (db: Db, row: PublisherRow, draft: PublisherDraft): Publisher => {
  const { owned_magazine_ids: magazines, ...rest } = draft
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<PublisherRow>
  const before = db.publishers.get(row.id)
  const saved = db.publishers.put({ ...row, ...given })
  if (before && before.name !== saved.name)
    for (const title of db.titles.all())
      if (title.original_publisher === before.name) db.titles.update(title.id, { original_publisher: saved.name })
  if (magazines) ownMagazines(db, saved, magazines)
  return db.publishers.get(saved.id) ?? saved
}

const namedLike = (db: Db, q: string): MagazineRow[] => {
  const text = fold(q)
  return db.magazines.all().filter((magazine) => text !== '' && fold(magazine.name).includes(text))
}

export const publisherHandlers: Entry[] = [
  handle(publishers.info, ({ db }) => ({
    statuses: ['active', 'discontinued', 'acquired', 'merged'],
    total_count: db.publishers.size,
    publishers: db.publishers.all(),
  })),
  handle(publishers.get, ({ params, db }) => {
    const publisher = publisherOf(db, params.id)
    return { publisher, owned_magazines: db.magazines.by('publisher_id', publisher.id).map(magazineAnswer) }
  }),
  handle(
    publishers.create,
    ({ body, db, now }) => {
      check(db, body, now)
      const id = db.publishers.nextId()
      return save(db, blank(id, publicId('pub', 'added', id)), body)
    },
    201,
  ),
  handle(publishers.update, ({ params, body, db, now }) => {
    const publisher = publisherOf(db, params.id)
    check(db, body, now, publisher)
    return save(db, publisher, body)
  }),
  handle(publishers.remove, ({ params, db }) => {
    const publisher = publisherOf(db, params.id)
    ownMagazines(db, publisher, [])
    dropImage(db, publisher.logo)
    db.publishers.remove(publisher.id)
    return undefined
  }),
  handle(publishers.searchMagazines, ({ query, db }) => {
    const excluded = query.exclude_publisher === undefined ? undefined : publisherOf(db, query.exclude_publisher).id
    const rows = namedLike(db, query.q).filter(
      (magazine) => excluded === undefined || magazine.publisher_id !== excluded,
    )
    return first(rows.map(magazineAnswer), query.limit ?? PUBLISHER_MAGAZINE_SEARCH_LIMIT)
  }),
  handle(publishers.uploadImage, async ({ params, body, db }) => {
    const publisher = publisherOf(db, params.id)
    const image_url = await storeImage(db, body.image, 'publishers', COVER_KINDS)
    dropImage(db, publisher.logo)
    db.publishers.update(publisher.id, { logo: image_url })
    return { image_url }
  }),
  handle(publishers.deleteImage, ({ params, db }) => {
    const publisher = publisherOf(db, params.id)
    dropImage(db, publisher.logo)
    db.publishers.update(publisher.id, { logo: null })
    return undefined
  }),
]
