import type { Db } from '../db/db.ts'
import type { TitleRow } from '../db/rows.ts'
import { coverUrls } from '../media/paths.ts'

type Told = Record<string, unknown>
const sorted = (list: readonly string[]) => list.toSorted()

const credits = (db: Db, title: TitleRow): Told => {
  const names = (role: string) =>
    db.credits
      .by('title_id', title.id)
      .filter((credit) => credit.role === role)
      .map((credit) => db.people.get(credit.person_id)?.name ?? `nobody ${credit.person_id}`)
  return { authors: sorted(names('author')), artists: sorted(names('artist')) }
}
const shownCover = (db: Db, title: TitleRow): string | null => {
  const primary = db.covers.by('title_id', title.id).find((cover) => cover.is_primary)
  if (!primary) return null
  return primary.file ?? coverUrls(title.public_id, primary.volume).medium
}

/** Figures of the titles minus the rows behind them: never changes, whoever does what. */
export type Surplus = ReadonlyMap<number, readonly number[]>
const figures = (db: Db, { id, statistics }: TitleRow): readonly number[] => [
  Math.max(0, (statistics?.follows ?? 0) - db.lists.by('title_id', id).length),
  Math.max(0, (statistics?.favorites ?? 0) - db.favorites.by('title_id', id).length),
  Math.max(0, (statistics?.rating_count ?? 0) - db.ratings.by('title_id', id).length),
]
export const surplusOf = (db: Db): Surplus => new Map(db.titles.all().map((title) => [title.id, figures(db, title)]))

const ofTitle = (db: Db, title: TitleRow, surplus: Surplus): { is: Told; must: Told } => {
  const covers = db.covers.by('title_id', title.id)
  const ratings = db.ratings.by('title_id', title.id).map((row) => row.rating)
  const known = surplus.get(title.id)
  const average = ratings.length ? ratings.reduce((sum, one) => sum + one, 0) / ratings.length : null
  return {
    is: {
      authors: sorted(title.author_names),
      artists: sorted(title.artist_names),
      primaries: covers.filter((cover) => cover.is_primary).length,
      shown: title.covers?.medium ?? null,
      figures: figures(db, title),
      // Of a title of the seed not every rating is a row.
      rating: known ? null : (title.statistics?.rating ?? null),
      magazines: db.magazines
        .all()
        .flatMap((one) => (one.serialized_manga_ids.includes(title.public_id) ? one.id : [])),
      lost: title.related_entries.filter(
        (ref) => !db.titles.by('public_id', String(ref)).length && !db.titles.get(Number(ref)),
      ),
    },
    must: {
      ...credits(db, title),
      primaries: Math.min(1, covers.length),
      shown: shownCover(db, title),
      figures: known ?? [0, 0, 0],
      rating: known || average === null ? null : Math.round(average * 100) / 100,
      magazines: title.serialized_in === null ? [] : db.magazines.by('name', title.serialized_in).map(({ id }) => id),
      lost: [],
    },
  }
}

const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at)

/** Rows that point at nothing, stand twice, or count wrongly; pictures nobody has, or somebody has not. */
const faults = (db: Db): Told => {
  const lost = (['covers', 'lists', 'favorites', 'ratings', 'credits'] as const).flatMap((name) =>
    db[name].all().flatMap((row) => (db.titles.get(row.title_id) ? [] : [`${name} ${row.id}`])),
  )
  const twice = (['lists', 'favorites', 'ratings'] as const).flatMap((name) =>
    repeated(db[name].all().map((row) => `${name} ${row.user_id} ${row.title_id}`)),
  )
  const addresses = [
    ...db.covers.all().map((cover) => cover.file),
    ...db.magazines.all().map((one) => one.logo),
    ...db.publishers.all().map((one) => one.logo),
    ...db.users.all().flatMap((user) => [user.avatar, user.banner]),
  ].filter((address) => address !== null)
  const files = db.files.all().map((file) => file.path)
  return {
    lost,
    twice: [
      ...twice,
      ...repeated(db.credits.all().map((one) => `credit ${one.title_id} ${one.person_id} ${one.role}`)),
      ...repeated(db.magazines.all().map((one) => `magazine ${one.name}`)),
      ...repeated(db.publishers.all().map((one) => `publisher ${one.name}`)),
      ...repeated(db.seasons.all().map((one) => `season ${one.year} ${one.season}`)),
    ],
    seasons: db.seasons.all().flatMap((one) => one.title_ids.filter((id) => !db.titles.get(id))),
    people: db.people
      .all()
      .filter((one) => one.manga_count !== new Set(db.credits.by('person_id', one.id).map((c) => c.title_id)).size),
    magazines: db.magazines
      .all()
      .filter(
        (one) =>
          one.manga_count !== one.serialized_manga_ids.length ||
          (one.publisher_id !== null && !db.publishers.get(one.publisher_id)),
      ),
    publishers: db.publishers.all().filter((one) => {
      const owned = db.magazines.by('publisher_id', one.id).map((magazine) => magazine.public_id)
      return one.magazine_count !== owned.length || String(sorted(owned)) !== String(one.owned_magazine_ids.toSorted())
    }),
    orphans: files.filter((path) => !addresses.includes(path)),
    broken: addresses.filter((address) => !files.includes(address)),
    undecided: db.edits
      .all()
      .filter((edit) => edit.status === 'pending' && (edit.reviewed_at !== null || edit.reviewed_by !== null))
      .map(({ id }) => id),
  }
}
const NONE: Told = {
  lost: [],
  twice: [],
  seasons: [],
  people: [],
  magazines: [],
  publishers: [],
  orphans: [],
  broken: [],
  undecided: [],
}

/** What must hold of the tables at any moment: `is` equals `must`. */
export const invariants = (db: Db, surplus: Surplus): { is: unknown; must: unknown } => {
  const titles = db.titles.all().map((title) => [title.id, ofTitle(db, title, surplus)] as const)
  return {
    is: { ...faults(db), titles: titles.map(([id, { is }]) => [id, is]) },
    must: { ...NONE, titles: titles.map(([id, { must }]) => [id, must]) },
  }
}
