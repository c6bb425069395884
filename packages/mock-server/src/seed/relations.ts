import type { Db } from '../db/db.ts'
import { randomOf } from '../db/random.ts'
import type { MagazineRow, PersonRow, TitleRow } from '../db/rows.ts'
import type { At } from '../now.ts'
import { PUBLISHERS } from './vocabulary.ts'

/** The country a name comes from, by its letters. */
const originOf = (name: string): string =>
  /[\uac00-\ud7af]/u.test(name)
    ? 'ko'
    : !/[\u3040-\u30ff\u4e00-\u9fff]/u.test(name)
      ? 'pt'
      : name.includes(' ')
        ? 'ja'
        : 'zh'

const crew = (home: readonly PersonRow[]) => {
  const writers = home.filter((person) => person.is_author)
  return { home, writers, drawers: home.filter((person) => person.is_artist) }
}

/** The people of the catalogue make the titles: credits, and names on the titles, which are in no table yet. */
export const credit = (db: Db, titles: readonly TitleRow[], people: readonly PersonRow[], at: At): void => {
  // The last two people have no titles yet: they can be deleted.
  const busy = people.slice(0, -2)
  const groups = new Map<string, PersonRow[]>()
  for (const person of busy) groups.set(originOf(person.name), [...(groups.get(originOf(person.name)) ?? []), person])
  const crews = new Map([...groups].map(([language, home]) => [language, crew(home)]))
  const everybody = crew(busy)
  let nextId = 1
  for (const title of titles) {
    if (title.statistics === null) continue
    const random = randomOf(at.seed, 'credits', title.id)
    const { home, writers, drawers } = crews.get(title.original_language ?? '') ?? everybody
    const authors = random.sample(writers.length ? writers : home, random.chance(0.15) ? 2 : 1)
    const same = authors.filter((person) => person.is_artist)
    const artists = same.length > 0 && random.chance(0.6) ? same : random.sample(drawers, 1)
    for (const [role, list] of [
      ['author', authors],
      ['artist', artists],
    ] as const)
      for (const person of list) db.credits.put({ id: nextId++, title_id: title.id, person_id: person.id, role })
    title.author_names = authors.map(({ name }) => name)
    title.artist_names = artists.map(({ name }) => name)
  }
}

/** Magazines serialise titles, publishers own magazines; the names on the titles, in no table yet, follow. */
export const serialise = (db: Db, titles: readonly TitleRow[], magazines: readonly MagazineRow[], at: At): void => {
  const publishers = db.publishers.all()
  const taken = new Map<number, string[]>()
  for (const title of titles) {
    const random = randomOf(at.seed, 'serialised', title.id)
    const magazine = magazines[random.int(0, magazines.length - 1)]
    if (!magazine || title.statistics === null || title.original_publisher !== null || random.chance(0.2)) continue
    const ids = taken.get(magazine.id) ?? []
    ids.push(title.public_id)
    taken.set(magazine.id, ids)
    const owner = publishers[(magazine.id - 1) % Math.max(1, publishers.length)]
    title.serialized_in = magazine.name
    title.original_publisher = owner?.name ?? PUBLISHERS[0][0]
  }
  for (const magazine of magazines) {
    const ids = taken.get(magazine.id) ?? []
    const owner = publishers[(magazine.id - 1) % Math.max(1, publishers.length)]
    db.magazines.put({
      ...magazine,
      serialized_manga_ids: ids,
      manga_count: ids.length,
      publisher_id: owner?.id ?? null,
    })
  }
  for (const publisher of publishers) {
    const owned = db.magazines.by('publisher_id', publisher.id).map(({ public_id }) => public_id)
    db.publishers.put({ ...publisher, owned_magazine_ids: owned, magazine_count: owned.length })
  }
}

/** Some titles, in no table yet, point at each other. */
export const relate = (titles: readonly TitleRow[], at: At): void => {
  for (const title of titles) {
    const random = randomOf(at.seed, 'related', title.id)
    if (titles.length < 3 || title.statistics === null || !random.chance(0.4)) continue
    const others = Array.from({ length: random.int(1, 4) }, () => titles[random.int(0, titles.length - 1)] as TitleRow)
    title.related_entries = [...new Set(others.map(({ id }) => id))].filter((id) => id !== title.id)
  }
}
