import type { MagazineRow, PublisherRow } from '../db/rows.ts'
import { publicId, randomOf, type Random } from '../db/random.ts'
import { DEFAULT_AT, type At } from '../now.ts'
import { synopsis } from '../seed/prose.ts'
import { MAGAZINES, PUBLISHERS } from '../seed/vocabulary.ts'

const nth = (names: readonly string[], id: number): string => {
  const round = Math.floor((id - 1) / names.length)
  return `${names[(id - 1) % names.length] ?? ''}${round ? ` ${round + 1}` : ''}`
}
const site = (name: string, random: Random): string | null =>
  random.chance(0.7)
    ? `https://${name
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9]+/g, '')
        .toLowerCase()}.example`
    : null
const links = (name: string, random: Random) => {
  const website = site(name, random)
  const on = (host: string) =>
    website && random.chance(0.5) ? `https://${host}/${new URL(website).hostname.split('.')[0]}` : null
  return {
    website,
    logo: null,
    twitter: on('twitter.com'),
    facebook: on('facebook.com'),
    instagram: on('instagram.com'),
    youtube: on('youtube.com'),
  }
}

/** A complete magazine; its titles are associated by the seed. */
export const makeMagazine = (given: Partial<MagazineRow> & { id: number }, at: At = DEFAULT_AT): MagazineRow => {
  const random = randomOf(at.seed, 'magazines', given.id)
  const name = given.name ?? nth(MAGAZINES, given.id)
  const public_id = given.public_id ?? publicId('mag', at.seed, given.id)
  const row: MagazineRow = {
    id: given.id,
    public_id,
    name,
    type: 'magazine',
    description: synopsis(random).en.slice(-1).join(' '),
    about: random.chance(0.5) ? synopsis(random).en.join(' ') : null,
    target_demographic: random.pick(['general', 'shounen', 'shoujo', 'seinen', 'josei']),
    publication_frequency: random.pick(['weekly', 'biweekly', 'monthly', 'monthly', 'quarterly']),
    country: random.pick(['Japan', 'Japan', 'South Korea', 'China', 'Brazil']),
    founded_year: random.chance(0.9) ? random.int(1947, 2022) : null,
    status: random.pick(['active', 'active', 'active', 'hiatus', 'discontinued']),
    ...links(name, random),
    is_digital_only: random.chance(0.3),
    serialized_manga_ids: [],
    manga_count: 0,
    url: `/magazine/${public_id}`,
    edit_url: `/admin/create-magazine/${public_id}`,
    publisher_id: null,
  }
  return { ...row, ...given }
}

/** A complete publisher; its magazines are associated by the seed. */
export const makePublisher = (given: Partial<PublisherRow> & { id: number }, at: At = DEFAULT_AT): PublisherRow => {
  const random = randomOf(at.seed, 'publishers', given.id)
  const [, , city, country] = PUBLISHERS[(given.id - 1) % PUBLISHERS.length] ?? PUBLISHERS[0]
  const name =
    given.name ??
    nth(
      PUBLISHERS.map(([latin]) => latin),
      given.id,
    )
  const public_id = given.public_id ?? publicId('pub', at.seed, given.id)
  const row: PublisherRow = {
    id: given.id,
    public_id,
    name,
    type: 'publisher',
    description: `${name} prints paperbacks and magazines in ${city}.`,
    about: random.chance(0.5) ? synopsis(random).en.join(' ') : null,
    headquarters: city,
    country,
    founded_year: random.chance(0.9) ? random.int(1902, 2019) : null,
    status: random.pick(['active', 'active', 'active', 'acquired', 'merged', 'discontinued']),
    ...links(name, random),
    linkedin: null,
    owned_magazine_ids: [],
    magazine_count: 0,
    url: `/publisher/${public_id}`,
  }
  return { ...row, ...given }
}
