import { createDb, type Db, type Snapshot } from '../db/db.ts'
import { randomOf } from '../db/random.ts'
import type { TitleRow, UserRow } from '../db/rows.ts'
import { makeEdit } from '../make/edit.ts'
import { makeMagazine, makePublisher } from '../make/house.ts'
import { makePerson } from '../make/person.ts'
import { makeTitle } from '../make/title.ts'
import { makeUser } from '../make/user.ts'
import { DEMO_ACCOUNTS, LAST_NAMED_EDIT, LAST_NAMED_TITLE, TITLE, TITLE_KOREAN, TITLE_WITHOUT_COVER } from '../named.ts'
import { seasonOf, type At } from '../now.ts'
import { slugOf } from '../rules/slug.ts'
import { edgeTitles } from './edges.ts'
import { namedEdits } from './named-edits.ts'
import { read } from './reading.ts'
import { credit, relate, serialise } from './relations.ts'
import { CHOSEN, type Chosen } from './titles.ts'

export interface Sizes {
  readonly titles: number
  readonly people: number
  readonly magazines: number
  readonly publishers: number
  readonly edits: number
}
export const DEFAULT_SIZES: Sizes = { titles: 120, people: 60, magazines: 25, publishers: 20, edits: 60 }

const EDITORS = [
  ['kenji_m', 2],
  ['sakana', 3],
  ['b.sato', 3],
  ['minji.k', 4],
  ['liu_wen', 4],
  ['p.nunes', 5],
  ['duda.reads', 5],
  ['teo_archivist', null],
] as const
const USERS = 24

const ids = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)

const users = (at: At): UserRow[] => [
  ...DEMO_ACCOUNTS.map(({ id, level, username, email, password, name }) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    return makeUser(
      { id, username, email, password, first_name, last_name, profile: level === null ? null : { level } },
      at,
    )
  }),
  ...EDITORS.map(([username, level], n) =>
    makeUser({ id: DEMO_ACCOUNTS.length + n + 1, username, profile: level === null ? null : { level } }, at),
  ),
  ...ids(DEMO_ACCOUNTS.length + EDITORS.length + 1, USERS).map((id) => makeUser({ id }, at)),
]

const chosen = ({ id, public_id, names, en, pt, language, ...rest }: Chosen, at: At): TitleRow =>
  makeTitle(
    {
      id,
      public_id,
      title: names,
      primary_title: rest.primary,
      description: { pt, en },
      original_language: language,
      type: rest.type,
      year: rest.year,
      status: rest.status,
      content_rating: 'safe',
      ...(names['en'] && { slug: slugOf(names['en']) }),
      alternative_titles: Object.entries(names).map(([lang, title]) => ({ lang, title })),
      ...(id === TITLE.id && {
        genre_names: ['Comedy', 'Fantasy'],
        theme_names: ['Gore', 'Dungeon', 'Monsters', 'Comedy'],
        format_names: [],
        tag_names: ['Comedy', 'Fantasy', 'Gore', 'Dungeon', 'Monsters'],
      }),
      ...(id === TITLE_KOREAN.id && {
        publication_demographic: null,
        genre_names: ['Action', 'Fantasy'],
        theme_names: ['Survival'],
        format_names: ['Long Strip'],
        tag_names: ['Action', 'Fantasy', 'Survival', 'Long Strip'],
      }),
      ...(id === 3 && { volumes: 11, chapters: 81 }),
      ...(id === TITLE_WITHOUT_COVER.id && { covers: null, chapters: 0, volumes: 1 }),
    },
    at,
  )

const titles = (count: number, at: At): TitleRow[] => {
  const taken = new Set(CHOSEN.map(({ names }) => names['en'] ?? ''))
  const known = [...CHOSEN.map((one) => chosen(one, at)), ...edgeTitles(at)].slice(0, count)
  return [...known, ...ids(LAST_NAMED_TITLE + 1, count).map((id) => makeTitle({ id }, at, taken))]
}

const edits = (db: Db, count: number, at: At, allPending: boolean) => {
  if (db.titles.size < LAST_NAMED_TITLE) return
  for (const edit of namedEdits(db, at).slice(0, Math.max(count, 0))) db.edits.put(edit)
  const subjects = db.titles.all().filter((title) => title.statistics !== null && title.id !== TITLE.id)
  const editors = db.users.all().filter((user) => user.id > 2)
  const reviewers = db.users.all().filter((user) => user.profile?.level === 1 || user.profile?.level === 2)
  for (const id of ids(LAST_NAMED_EDIT + 1, count)) {
    const random = randomOf(at.seed, 'who edits', id)
    const status = allPending
      ? 'pending'
      : random.pick(['pending', 'pending', 'approved', 'approved', 'rejected'] as const)
    const [title, editor, reviewer] = [random.pick(subjects), random.pick(editors), random.pick(reviewers)]
    db.edits.put(makeEdit({ id }, { title, editor, reviewer, status }, at))
  }
}

const covers = (db: Db) => {
  for (const title of db.titles.all())
    if (title.covers)
      db.covers.put({ id: db.covers.nextId(), title_id: title.id, volume: 1, is_primary: true, file: null })
}

const seasons = (db: Db, at: At) => {
  const all = db.titles.all().filter((title) => title.statistics !== null)
  const today = new Date(at.now)
  for (const back of [0, 1, 2, 3]) {
    // Three months each, from the middle of this one: a season has 90 to 92 days, and not every month a 31st.
    const { year, season } = seasonOf(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 3 * back, 15))
    const random = randomOf(at.seed, 'season', year, season)
    if (all.length)
      db.seasons.put({ id: back + 1, year, season, title_ids: random.sample(all, 14).map(({ id }) => id) })
  }
}

/** Fills the tables in reference order. The same seed, date and sizes give the same rows, byte for byte. */
export const seed = (sizes: Sizes, at: At, allPending = false): Db => {
  const db = createDb()
  for (const user of users(at)) db.users.put(user)
  const people = ids(1, sizes.people).map((id) => makePerson({ id }, at))
  const magazines = ids(1, sizes.magazines).map((id) => makeMagazine({ id }, at))
  for (const id of ids(1, sizes.publishers)) db.publishers.put(makePublisher({ id }, at))
  const made = titles(sizes.titles, at)
  credit(db, made, people, at)
  serialise(db, made, magazines, at)
  relate(made, at)
  for (const title of made) db.titles.put(title)
  for (const person of people) {
    const credits = db.credits.by('person_id', person.id)
    db.people.put({ ...person, manga_count: new Set(credits.map((one) => one.title_id)).size })
  }
  covers(db)
  edits(db, sizes.edits, at, allPending)
  seasons(db, at)
  read(db, at)
  return db
}

const kept = new Map<string, Snapshot>()
/** The same as a snapshot, made once per page or process: rows are never changed in place. */
export const seedSnapshot = (sizes: Sizes, at: At, allPending = false): Snapshot => {
  const key = JSON.stringify([sizes, at, allPending])
  const known = kept.get(key)
  if (known) return known
  const made = seed(sizes, at, allPending).snapshot()
  if (kept.size < 8) kept.set(key, made)
  return made
}
