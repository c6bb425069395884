import type { Db } from '../db/db.ts'
import { publicId } from '../db/random.ts'
import type { CreditRow, PersonRow, TitleRow } from '../db/rows.ts'

/** A person by name; an unknown name is added (section 2: 'Unknown names can be added as new'). */
const personNamed = (db: Db, name: string, role: 'author' | 'artist'): PersonRow => {
  const [known] = db.people.by('name', name)
  const flag = role === 'author' ? 'is_author' : 'is_artist'
  if (known) return known[flag] ? known : db.people.put({ ...known, [flag]: true })
  const id = db.people.nextId()
  return db.people.put({
    id,
    public_id: publicId('psn', 'added', id),
    name,
    is_author: role === 'author',
    is_artist: role === 'artist',
    age: null,
    hometown: null,
    url: null,
    manga_count: 0,
  })
}

/** `manga_count` of a person: the different titles of the credits. */
export const countTitles = (db: Db, personId: number): void => {
  const titles = new Set(db.credits.by('person_id', personId).map((credit) => credit.title_id))
  if (db.people.get(personId)) db.people.update(personId, { manga_count: titles.size })
}

type Role = CreditRow['role']
const creditsOf = (db: Db, titleId: number, role: Role) =>
  db.credits.by('title_id', titleId).filter((credit) => credit.role === role)

const creditNames = (db: Db, titleId: number, role: Role, names: readonly string[]): void => {
  const before = creditsOf(db, titleId, role)
  // Of two people with one name, the one who has the credit keeps it.
  const holders = before.flatMap((credit) => db.people.get(credit.person_id) ?? [])
  const people = [...new Set(names)].map(
    (name) => holders.find((one) => one.name === name) ?? personNamed(db, name, role),
  )
  for (const credit of before) db.credits.remove(credit.id)
  for (const { id } of people) db.credits.put({ id: db.credits.nextId(), title_id: titleId, person_id: id, role })
}

const creditedOn = (db: Db, titleId: number) =>
  new Set(db.credits.by('title_id', titleId).map((credit) => credit.person_id))

/** Both roles; only the counts of those who came or went change. */
const creditTitle = (db: Db, title: TitleRow, before: TitleRow | undefined): void => {
  const earlier = creditedOn(db, title.id)
  if (!same(before?.author_names ?? [], title.author_names)) creditNames(db, title.id, 'author', title.author_names)
  if (!same(before?.artist_names ?? [], title.artist_names)) creditNames(db, title.id, 'artist', title.artist_names)
  const later = creditedOn(db, title.id)
  const add = (personId: number, by: number) => {
    const person = db.people.get(personId)
    if (person) db.people.put({ ...person, manga_count: (person.manga_count ?? 0) + by })
  }
  for (const id of earlier) if (!later.has(id)) add(id, -1)
  for (const id of later) if (!earlier.has(id)) add(id, 1)
}

/** Section 3: genres, themes and formats together. */
export const tagsOf = ({ genre_names, theme_names, format_names }: TitleRow): string[] => [
  ...new Set([...genre_names, ...theme_names, ...format_names]),
]

/** Writes the names of the credits on a title, in the order of the credits. */
export const nameCredits = (db: Db, titleId: number): void => {
  const names = (role: Role) =>
    creditsOf(db, titleId, role).flatMap((credit) => db.people.get(credit.person_id)?.name ?? [])
  db.titles.update(titleId, { author_names: names('author'), artist_names: names('artist') })
}

/** The magazine named on a title lists it, and the one that was named before does not any more. */
const serialiseIn = (db: Db, title: TitleRow, before: string | null): void => {
  const names = [...new Set([before, title.serialized_in])].filter((name) => name !== null)
  for (const magazine of names.flatMap((name) => db.magazines.by('name', name))) {
    const listed = magazine.serialized_manga_ids
    const others = listed.includes(title.public_id) ? listed.filter((id) => id !== title.public_id) : listed
    const ids = magazine.name === title.serialized_in ? [...others, title.public_id] : others
    db.magazines.put({ ...magazine, serialized_manga_ids: ids, manga_count: ids.length })
  }
}

export const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one, at) => one === b[at])

/** Saves a title and keeps people and magazines in step with the names on it, proposals with its own. */
export const saveTitle = (db: Db, title: TitleRow): TitleRow => {
  const before = db.titles.get(title.id)
  const saved = db.titles.put(title)
  creditTitle(db, title, before)
  const magazine = before?.serialized_in ?? null
  if (magazine !== title.serialized_in) serialiseIn(db, title, magazine)
  if (before && before.primary_title !== title.primary_title)
    for (const edit of db.edits.by('manga_id', title.id)) db.edits.update(edit.id, { manga_title: title.primary_title })
  return saved
}
