import {
  contract,
  foundedYearMax,
  FOUNDED_YEAR_MIN,
  MAGAZINE_MANGA_SEARCH_LIMIT,
  type Magazine,
  type MagazineDraft,
} from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { MagazineRow } from '../db/rows.ts'
import { ownMagazines, serialise } from '../rules/houses.ts'
import { LOGO_KINDS, storeImage } from '../rules/image.ts'
import { searchTitles } from '../rules/search.ts'
import { yearProblem } from '../rules/years.ts'
import { first } from '../wire/page.ts'
import { notFound, Refusal } from '../wire/refusal.ts'
import { handle, type Entry } from './handle.ts'

const { magazines } = contract

/** A magazine as the wire shows it: its publisher is the publisher's business. */
export const magazineAnswer = ({ publisher_id: _publisher, ...magazine }: MagazineRow): Magazine => magazine

const magazineOf = (db: Db, ref: string): MagazineRow => {
  const magazine = byRef(db.magazines, ref)
  if (!magazine) throw notFound()
  return magazine
}

/** Section 8 shows `details`. @throws Refusal 400 */
const check = (db: Db, draft: MagazineDraft, now: number, self?: MagazineRow): void => {
  const details: Record<string, string[]> = {}
  const year = yearProblem(draft.founded_year, FOUNDED_YEAR_MIN, foundedYearMax(new Date(now)))
  if (year !== null) details['founded_year'] = [year]
  const [twin] = db.magazines.by('name', draft.name)
  if (twin && twin.id !== self?.id) details['name'] = ['magazine with this name already exists.']
  const lost = (draft.serialized_manga_ids ?? []).filter((ref) => !byRef(db.titles, ref))
  if (lost.length) details['serialized_manga_ids'] = lost.map((ref) => `Invalid pk "${ref}" - object does not exist.`)
  if (Object.keys(details).length) throw new Refusal(400, { error: 'Validation failed', details })
}

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
  const { serialized_manga_ids: titles, ...rest } = draft
  const given = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<MagazineRow>
  const before = db.magazines.get(row.id)
  const saved = db.magazines.put({ ...row, ...given })
  if (before && before.name !== saved.name)
    for (const title of db.titles.by('serialized_in', before.name))
      db.titles.update(title.id, { serialized_in: saved.name })
  if (titles) serialise(db, saved, titles)
  return magazineAnswer(db.magazines.get(saved.id) ?? saved)
}

export const magazineHandlers: Entry[] = [
  handle(magazines.info, ({ db }) => ({
    types: ['magazine', 'web_platform', 'app', 'anthology'],
    demographics: ['general', 'shounen', 'shoujo', 'seinen', 'josei'],
    frequencies: ['daily', 'weekly', 'biweekly', 'monthly', 'bimonthly', 'quarterly', 'irregular'],
    statuses: ['active', 'discontinued', 'hiatus'],
    total_count: db.magazines.size,
    magazines: db.magazines.all().map(magazineAnswer),
  })),
  handle(magazines.get, ({ params, db }) => {
    const magazine = magazineOf(db, params.id)
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
    const magazine = magazineOf(db, params.id)
    check(db, body, now, magazine)
    return save(db, magazine, body)
  }),
  handle(magazines.remove, ({ params, db }) => {
    const magazine = magazineOf(db, params.id)
    serialise(db, magazine, [])
    db.magazines.remove(magazine.id)
    const owner = magazine.publisher_id === null ? undefined : db.publishers.get(magazine.publisher_id)
    if (owner)
      ownMagazines(
        db,
        owner,
        owner.owned_magazine_ids.filter((id) => id !== magazine.public_id),
      )
    return undefined
  }),
  handle(magazines.searchTitles, ({ query, db }) =>
    first(searchTitles(db.titles.all(), query.q), query.limit ?? MAGAZINE_MANGA_SEARCH_LIMIT),
  ),
  handle(magazines.uploadImage, async ({ params, body, db }) => {
    const magazine = magazineOf(db, params.id)
    const image_url = await storeImage(db, body.image, 'magazines', LOGO_KINDS)
    db.magazines.update(magazine.id, { logo: image_url })
    return { image_url }
  }),
]
