import { contract, MAGAZINE_MANGA_SEARCH_LIMIT, type Magazine, type MagazineDraft } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { MagazineRow } from '../db/rows.ts'
import {
  changeLogo,
  checkHouse,
  choiceProblem,
  dropLogo,
  houseOf,
  ownMagazines,
  putHouse,
  serialise,
} from '../rules/houses.ts'
import { LOGO_KINDS } from '../rules/image.ts'
import { lostProblem } from '../rules/refs.ts'
import { findTitles } from '../rules/search.ts'
import { first } from '../wire/page.ts'
import { handle, type Entry } from './handle.ts'

const { magazines } = contract

/** A magazine as the wire shows it: its publisher is the publisher's business. */
export const magazineAnswer = ({ publisher_id: _publisher, ...magazine }: MagazineRow): Magazine => magazine

const TYPES = ['magazine', 'web_platform', 'app', 'anthology']
const DEMOGRAPHICS = ['general', 'shounen', 'shoujo', 'seinen', 'josei']
const FREQUENCIES = ['daily', 'weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'irregular']
const STATUSES = ['active', 'discontinued', 'hiatus']

/** @throws Refusal 400 */
const check = (db: Db, draft: MagazineDraft, now: number, self?: MagazineRow): void =>
  checkHouse(
    db.magazines,
    draft,
    { kind: 'magazine', now, self },
    {
      type: choiceProblem(draft.type, TYPES),
      target_demographic: choiceProblem(draft.target_demographic, DEMOGRAPHICS),
      publication_frequency: choiceProblem(draft.publication_frequency, FREQUENCIES),
      status: choiceProblem(draft.status, STATUSES),
      serialized_manga_ids: lostProblem(db.titles, draft.serialized_manga_ids),
    },
  )

/** Section 3's defaults. */
const blank = (id: number, public_id: string): MagazineRow => ({
  id,
  public_id,
  name: '',
  type: 'magazine',
  description: null,
  about: null,
  target_demographic: 'general',
  publication_frequency: 'monthly',
  country: null,
  founded_year: null,
  status: 'active',
  website: null,
  logo: null,
  twitter: null,
  facebook: null,
  instagram: null,
  youtube: null,
  is_digital_only: false,
  serialized_manga_ids: [],
  manga_count: 0,
  url: `/magazine/${public_id}`,
  edit_url: `/admin/create-magazine/${public_id}`,
  publisher_id: null,
})

const save = (db: Db, row: MagazineRow, draft: MagazineDraft): Magazine => {
  const { serialized_manga_ids: refs, ...rest } = draft
  const before = db.magazines.get(row.id)
  const isNewName = before?.name !== draft.name
  // Titles that carry the name before a magazine does are its titles too, whether a form lists them or not.
  const named = isNewName ? db.titles.by('serialized_in', draft.name).map((title) => title.public_id) : []
  const saved = putHouse(db, db.magazines, row, rest)
  if (before && isNewName)
    for (const title of db.titles.by('serialized_in', before.name))
      db.titles.update(title.id, { serialized_in: saved.name })
  serialise(db, saved, [...(refs ?? saved.serialized_manga_ids), ...named])
  return magazineAnswer(db.magazines.get(saved.id) ?? saved)
}

export const magazineHandlers: Entry[] = [
  handle(magazines.info, ({ db }) => ({
    types: TYPES,
    demographics: DEMOGRAPHICS,
    frequencies: FREQUENCIES,
    statuses: STATUSES,
    total_count: db.magazines.size,
    magazines: db.magazines.all().map(magazineAnswer),
  })),
  handle(magazines.get, ({ params, db }) => {
    const magazine = houseOf(db.magazines, params.id)
    const titles = magazine.serialized_manga_ids.flatMap((ref) => byRef(db.titles, ref) ?? [])
    return { magazine: magazineAnswer(magazine), serialized_manga: titles }
  }),
  handle(
    magazines.create,
    ({ body, db, now }) => {
      check(db, body, now)
      const id = db.magazines.nextId()
      return save(db, blank(id, publicId('mag', 'added', id)), body)
    },
    201,
  ),
  handle(magazines.update, ({ params, body, db, now }) => {
    const magazine = houseOf(db.magazines, params.id)
    check(db, body, now, magazine)
    return save(db, magazine, body)
  }),
  handle(magazines.remove, ({ params, db }) => {
    const magazine = houseOf(db.magazines, params.id)
    serialise(db, magazine, [])
    db.magazines.remove(magazine.id)
    dropLogo(db, magazine.logo)
    const owner = magazine.publisher_id === null ? undefined : db.publishers.get(magazine.publisher_id)
    if (owner)
      ownMagazines(
        db,
        owner,
        owner.owned_magazine_ids.filter((id) => id !== magazine.public_id),
      )
    return undefined
  }),
  handle(magazines.searchTitles, ({ query, db }) => {
    const limit = query.limit ?? MAGAZINE_MANGA_SEARCH_LIMIT
    return first(findTitles(db, query.q, limit), limit)
  }),
  handle(magazines.uploadImage, ({ params, body, db }) =>
    changeLogo(db, db.magazines, { ref: params.id, file: body.image, folder: 'magazines', kinds: LOGO_KINDS }),
  ),
]
