import { foundedYearMax, FOUNDED_YEAR_MIN } from '@bunko/api-client'
import { byRef, type Db } from '../db/db.ts'
import type { MagazineRow, PublisherRow, Ref } from '../db/rows.ts'
import type { Table } from '../db/table.ts'
import { present } from '../present.ts'
import { inDetails, notFound, Refusal, refuse } from '../wire/refusal.ts'
import { saveTitle } from './catalogue.ts'
import { dropImage, readImage, storeImage, type Kind } from './image.ts'
import { rangeProblem } from './range.ts'
import { emptyAsNull } from './refs.ts'
import { lengthProblem, NAME_MAX, urlProblem } from './text-problems.ts'

/** What magazines and publishers have in common. */
type HouseRow = MagazineRow | PublisherRow
type Houses<R extends HouseRow> = Table<R, 'public_id' | 'name'>

/** A magazine or publisher by what stands in a path. @throws Refusal 404 */
export const houseOf = <R extends HouseRow>(table: Houses<R>, ref: Ref): R => {
  const house = byRef(table, ref)
  if (!house) throw notFound()
  return house
}

const ADDRESSES = ['website', 'twitter', 'facebook', 'instagram', 'youtube', 'linkedin'] as const
const LINKS = [...ADDRESSES, 'logo'] as const
/** Texts that the contract lets be null. */
const TEXTS = ['description', 'about', 'headquarters', 'country', ...LINKS]

type Addresses = Readonly<Partial<Record<(typeof ADDRESSES)[number], string | null | undefined>>>
interface HouseDraft extends Addresses {
  readonly name: string
  readonly founded_year?: number | null | undefined
}
/** Of the links that a form changes: one that stands there already keeps nobody from saving the rest. */
const linkProblems = (draft: Addresses, before: Addresses = {}) =>
  Object.fromEntries(
    ADDRESSES.map((name) => [name, draft[name] === before[name] ? null : urlProblem(draft[name])] as const),
  )
/** '"weekly-ish" is not a valid choice.'; null is left to the defaults. */
export const choiceProblem = (value: string | null | undefined, choices: readonly string[]): string | null =>
  value != null && !choices.includes(value) ? `"${value}" is not a valid choice.` : null

/** Section 5. `more` is what only one of the two has. @throws Refusal 400 with `details`, which section 8 shows */
export const checkHouse = <R extends HouseRow>(
  table: Houses<R>,
  draft: HouseDraft,
  at: { readonly kind: 'magazine' | 'publisher'; readonly now: number; readonly self?: R | undefined },
  more: Readonly<Record<string, string | null>>,
): void => {
  const twin = table.by('name', draft.name).find((one) => one.id !== at.self?.id)
  const taken = twin ? `${at.kind} with this name already exists.` : null
  try {
    refuse({
      name: lengthProblem(draft.name, NAME_MAX) ?? taken,
      founded_year: rangeProblem(draft.founded_year, FOUNDED_YEAR_MIN, foundedYearMax(new Date(at.now))),
      ...linkProblems(draft, at.self),
      ...more,
    })
  } catch (refused) {
    throw refused instanceof Refusal ? inDetails(refused) : refused
  }
}

const CHOICES = new Set(['type', 'target_demographic', 'publication_frequency', 'status'])
/** Without its empty choices: of a new row they are section 3's defaults, of another what it has. */
const chosen = (draft: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => !CHOICES.has(field) || Boolean(value)))

/** Forgets a logo no house has any more: a form may give one the address of another's. */
export const dropLogo = (db: Db, logo: string | null): void => {
  const houses: HouseRow[] = [...db.magazines.all(), ...db.publishers.all()]
  if (!houses.some((house) => house.logo === logo)) dropImage(db, logo)
}

/** Writes what a form gave; what it left out stays as it was (R25a). A logo that is replaced is forgotten. */
export const putHouse = <R extends HouseRow>(db: Db, table: Houses<R>, row: R, draft: object): R => {
  const saved = table.put({ ...row, ...emptyAsNull(present(chosen(draft)), TEXTS) })
  if (saved.logo !== row.logo) dropLogo(db, row.logo)
  return saved
}

/** Stores a logo in place of the one before. @returns its address @throws Refusal 400, 404 */
export const changeLogo = async <R extends HouseRow>(
  db: Db,
  table: Houses<R>,
  { ref, file, folder, kinds }: { ref: Ref; file: File; folder: string; kinds: readonly Kind[] },
): Promise<{ image_url: string }> => {
  houseOf(table, ref)
  const picture = await readImage(file, kinds)
  // While the file was read somebody else may have changed or deleted it.
  const house = houseOf(table, ref)
  const image_url = storeImage(db, picture, folder)
  putHouse(db, table, house, { logo: image_url })
  return { image_url }
}

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
