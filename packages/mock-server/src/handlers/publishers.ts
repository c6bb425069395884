import { contract, PUBLISHER_MAGAZINE_SEARCH_LIMIT, type Publisher, type PublisherDraft } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { MagazineRow, PublisherRow } from '../db/rows.ts'
import { fold } from '../rules/fold.ts'
import { changeLogo, checkHouse, choiceProblem, dropLogo, houseOf, ownMagazines, putHouse } from '../rules/houses.ts'
import { COVER_KINDS } from '../rules/image.ts'
import { lostProblem } from '../rules/refs.ts'
import { first } from '../wire/page.ts'
import { handle, type Entry } from './handle.ts'
import { magazineAnswer } from './magazines.ts'

const { publishers } = contract

const STATUSES = ['active', 'discontinued', 'acquired', 'merged']

/** @throws Refusal 400 */
const check = (db: Db, draft: PublisherDraft, now: number, self?: PublisherRow): void =>
  checkHouse(
    db.publishers,
    draft,
    { kind: 'publisher', now, self },
    {
      status: choiceProblem(draft.status, STATUSES),
      owned_magazine_ids: lostProblem(db.magazines, draft.owned_magazine_ids),
    },
  )

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

const save = (db: Db, row: PublisherRow, draft: PublisherDraft): Publisher => {
  const { owned_magazine_ids: magazines, ...rest } = draft
  const before = db.publishers.get(row.id)
  const saved = putHouse(db, db.publishers, row, rest)
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
    statuses: STATUSES,
    total_count: db.publishers.size,
    publishers: db.publishers.all(),
  })),
  handle(publishers.get, ({ params, db }) => {
    const publisher = houseOf(db.publishers, params.id)
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
    const publisher = houseOf(db.publishers, params.id)
    check(db, body, now, publisher)
    return save(db, publisher, body)
  }),
  handle(publishers.remove, ({ params, db }) => {
    const publisher = houseOf(db.publishers, params.id)
    ownMagazines(db, publisher, [])
    db.publishers.remove(publisher.id)
    dropLogo(db, publisher.logo)
    return undefined
  }),
  handle(publishers.searchMagazines, ({ query, db }) => {
    // One that is gone excludes nothing.
    const excluded =
      query.exclude_publisher === undefined ? undefined : byRef(db.publishers, query.exclude_publisher)?.id
    const rows = namedLike(db, query.q).filter(
      (magazine) => excluded === undefined || magazine.publisher_id !== excluded,
    )
    return first(rows.map(magazineAnswer), query.limit ?? PUBLISHER_MAGAZINE_SEARCH_LIMIT)
  }),
  handle(publishers.uploadImage, ({ params, body, db }) =>
    changeLogo(db, db.publishers, { ref: params.id, file: body.image, folder: 'publishers', kinds: COVER_KINDS }),
  ),
  handle(publishers.deleteImage, ({ params, db }) => {
    putHouse(db, db.publishers, houseOf(db.publishers, params.id), { logo: null })
    return { image_url: null }
  }),
]
