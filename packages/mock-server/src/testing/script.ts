import { LEVELS } from '@bunko/api-client'
import * as fc from 'fast-check'
import { ask, type Told } from './ask.ts'
import { imageFile } from './images.ts'
import { sure } from './sure.ts'
import { magazineRef, personRef, pick, publisherRef, titleRef, type World } from './world.ts'
import { titleDraft } from './written.ts'

interface Step {
  readonly name: string
  readonly level: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly flag: boolean
}
type Act = (world: World, step: Step) => Promise<Told | readonly Told[]>

const AUTHORS = ['Ana', 'Bo', 'Caio', 'Ana']
const HOUSES = ['Comic Kumo', 'Sora', 'Nobody’s Press', null]

const magazineNames = ({ server: { db } }: World) => [...HOUSES, ...db.magazines.all().map(({ name }) => name)]

const form = (parts: Record<string, string | File>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts)) made.set(name, value)
  return { form: made }
}
const parts = (world: World, { a, b, c }: Step) => ({
  author_names: [pick(AUTHORS, a), pick(AUTHORS, b)],
  artist_names: c % 2 ? [pick(AUTHORS, c)] : [],
  serialized_in: pick(magazineNames(world), b),
  related_entries: [titleRef(world, a, c), titleRef(world, b, c + 1)],
})
const seasonPath = ({ a, c }: Step) => `/manga/admin/seasonal/${2026 + (a % 2)}/${c % 2 ? 'fall' : 'spring'}/`
let made = 0

const change = (field_name: string, new_value: unknown) => ({
  field_name,
  field_type: 'list',
  old_value: null,
  new_value,
})
const propose = (w: World, s: Step) => {
  const { author_names, serialized_in, related_entries } = parts(w, s)
  const changes = [
    change('author_names', [...author_names, ' ']),
    change('serialized_in', serialized_in),
    change('related_entries', [...related_entries, 8_888]),
  ]
  const body = { manga_id: titleRef(w, s.a, s.c), edit_type: 'metadata', edit_summary: 'x', changes }
  return w.as(s.level, 'POST', '/edits/proposals/', { body })
}

export const ACTS: Readonly<Record<string, Act>> = {
  createTitle: (w, s) =>
    w.as(2, 'POST', '/manga/', { body: { ...titleDraft({ mangadex_id: `custom-${made++}` }), ...parts(w, s) } }),
  updateTitle: (w, s) => w.as(2, 'PUT', `/manga/${titleRef(w, s.c)}/`, { body: parts(w, s) }),
  removeTitle: (w, s) => w.as(1, 'DELETE', `/manga/${titleRef(w, s.a)}/`),
  rate: (w, s) => w.as(s.level, 'POST', `/manga/${titleRef(w, s.a)}/rate`, { body: { rating: s.b % 12 } }),
  favorite: (w, s) => w.as(s.level, 'POST', `/manga/${titleRef(w, s.a)}/favorite`),
  unfavorite: (w, s) => w.as(s.level, 'DELETE', `/manga/${titleRef(w, s.a)}/favorite`),
  addEntry: (w, s) =>
    w.as(s.level, 'POST', '/users/manga-list', { body: { mangaId: titleRef(w, s.a, s.c), status: 'reading' } }),
  removeEntry: (w, s) => {
    const rows = w.server.db.lists.by('user_id', s.level)
    return w.as(s.level, 'DELETE', `/users/manga-list/${rows.length ? pick(rows, s.a).id : 0}`)
  },
  upload: (w, s) => {
    const call = s.c % 3 ? 'upload_volume_cover' : 'upload_cover'
    const fields = { cover: imageFile('png', 16), volume: String((s.b % 3) + 1), is_primary: String(s.flag) }
    return w.as(2, 'POST', `/manga/${titleRef(w, s.a % 5)}/${call}/`, form(fields))
  },
  uploadTwice: (w, s) => {
    const fields = { cover: imageFile('png', 16), volume: String((s.b % 3) + 1), is_primary: 'true' }
    const path = `/manga/${titleRef(w, s.a % 5)}`
    return Promise.all([
      w.as(2, 'POST', `${path}/upload_volume_cover/`, form(fields)),
      w.as(2, 'POST', `${path}/upload_volume_cover/`, form(fields)),
      w.as(1, s.c % 5 ? 'GET' : 'DELETE', `${path}/`),
    ])
  },
  removeCover: (w, s) => w.as(2, 'DELETE', `/manga/${titleRef(w, s.a % 5)}/delete_cover/?volume=${(s.b % 3) + 1}`),
  createPerson: (w, s) =>
    w.as(2, 'POST', '/manga/people/create/', {
      body: { name: pick(AUTHORS, s.a), is_author: s.flag, is_artist: !s.flag },
    }),
  updatePerson: (w, s) =>
    w.as(2, 'PUT', `/manga/people/${personRef(w, s.a)}/edit/`, {
      body: { name: pick(AUTHORS, s.b), is_author: true, is_artist: s.flag },
    }),
  removePerson: (w, s) => w.as(2, 'DELETE', `/manga/people/${personRef(w, s.a)}/delete/`),
  associate: (w, s) =>
    w.as(2, 'POST', `/manga/people/${personRef(w, s.a)}/associate-manga/`, {
      body: { manga_id: titleRef(w, s.b, s.c), ...(s.flag && { role: 'artist' }) },
    }),
  disassociate: (w, s) => {
    const credits = w.server.db.credits.all()
    const credit = credits.length ? pick(credits, s.a) : undefined
    return w.as(2, 'DELETE', `/manga/people/${credit?.person_id ?? 0}/disassociate-manga/`, {
      body: { manga_id: credit?.title_id ?? 0, ...(s.flag && { role: credit?.role }) },
    })
  },
  createMagazine: (w, s) =>
    w.as(1, 'POST', '/manga/magazines/create/', {
      body: {
        name: pick(HOUSES, s.a),
        type: 'app',
        ...(s.flag && { serialized_manga_ids: [titleRef(w, s.b, s.c), titleRef(w, s.c, s.b)] }),
      },
    }),
  updateMagazine: (w, s) =>
    w.as(1, 'PUT', `/manga/magazines/${magazineRef(w, s.a)}/`, {
      body: {
        name: pick(magazineNames(w), s.b),
        type: 'magazine',
        ...(s.flag && { serialized_manga_ids: [titleRef(w, s.b, s.c), titleRef(w, s.c, s.a)] }),
      },
    }),
  removeMagazine: (w, s) => w.as(1, 'DELETE', `/manga/magazines/${magazineRef(w, s.a)}/delete/`),
  magazineLogo: (w, s) =>
    w.as(1, 'POST', `/manga/magazines/${magazineRef(w, s.a)}/upload-image/`, form({ image: imageFile('avif', 16) })),
  createPublisher: (w, s) =>
    w.as(1, 'POST', '/manga/publishers/create/', {
      body: { name: pick(HOUSES, s.a), owned_magazine_ids: [magazineRef(w, s.b), magazineRef(w, s.c)] },
    }),
  updatePublisher: (w, s) =>
    w.as(1, 'PUT', `/manga/publishers/${publisherRef(w, s.a)}/`, {
      body: { name: `House ${s.a}`, ...(s.flag && { owned_magazine_ids: [magazineRef(w, s.b), magazineRef(w, s.c)] }) },
    }),
  removePublisher: (w, s) => w.as(1, 'DELETE', `/manga/publishers/${publisherRef(w, s.a)}/delete/`),
  publisherLogo: (w, s) =>
    w.as(1, 'POST', `/manga/publishers/${publisherRef(w, s.a)}/upload-image/`, form({ image: imageFile('webp', 16) })),
  removeLogo: (w, s) => w.as(1, 'DELETE', `/manga/publishers/${publisherRef(w, s.a)}/delete-image/`),
  avatar: (w, s) => w.as(s.level, 'POST', '/auth/avatar/upload/', form({ avatar: imageFile('jpeg', 16) })),
  createSeason: (w, s) =>
    w.as(2, 'POST', '/manga/admin/seasonal/', {
      body: { year: 2026 + (s.a % 2), season: s.c % 2 ? 'fall' : 'spring', manga_ids: [titleRef(w, s.b, s.c)] },
    }),
  updateSeason: (w, s) =>
    w.as(2, 'PUT', seasonPath(s), { body: { manga_ids: [titleRef(w, s.b, s.c), titleRef(w, s.a, s.b)] } }),
  removeSeason: (w, s) => w.as(2, 'DELETE', seasonPath(s)),
  propose,
  proposeAndApprove: async (w, s) => {
    const told = await propose(w, s)
    const { id } = (told.body as { data?: { id: number } }).data ?? { id: 0 }
    return [told, await w.as(2, 'POST', `/edits/proposals/${id}/approve/`, { body: { action: 'approve', reason: '' } })]
  },
  review: (w, s) => {
    const edits = w.server.db.edits.all().toReversed()
    const action = s.flag ? 'approve' : 'reject'
    const body = { action, reason: s.c % 4 ? 'because' : '' }
    return w.as(2, 'POST', `/edits/proposals/${edits.length ? pick(edits, s.a % 8).id : 0}/approve/`, { body })
  },
  rename: (w, s) => w.as(s.level, 'PATCH', '/auth/me/', { body: { first_name: `N${s.a}` } }),
  renew: async (w, s) => {
    const known = w.tokens.get(s.level)
    if (!known) return []
    const told = await ask(w.server, 'POST', '/auth/refresh/', { body: { refreshToken: known.refresh } })
    const { data } = told.body as { data: { accessToken: string; refreshToken: string } }
    w.tokens.set(s.level, { access: data.accessToken, refresh: data.refreshToken })
    return told
  },
  logOut: async (w, s) => {
    const known = w.tokens.get(s.level)
    if (!known) return []
    const told = await w.as(s.level, 'POST', '/auth/logout/', { body: s.flag ? { refreshToken: known.refresh } : {} })
    w.dead.push(known.access, known.refresh)
    w.tokens.delete(s.level)
    return told
  },
}

/** Random scripts of `length` calls. */
export const scripts = (length: number) => {
  const nat = fc.nat(60)
  const level = fc.constantFrom(...LEVELS)
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(ACTS)),
    level,
    a: nat,
    b: nat,
    c: nat,
    flag: fc.boolean(),
  })
  return fc.array(step, { minLength: length, maxLength: length, size: 'max' })
}
export const act = async (world: World, step: Step): Promise<readonly Told[]> =>
  [await sure(ACTS[step.name])(world, step)].flat()
