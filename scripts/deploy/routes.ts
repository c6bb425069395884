import { APPROVED_EDIT, PENDING_EDIT, TITLE, seasonOf } from '@bunko/mock-server/named'
import { paths, type PathName } from '../../packages/ui/src/paths.ts'

export const pathOf = (address: string): string => address.split('?')[0] ?? ''

/** The one of this day: the mock behind the servers goes by the real clock and has a chart for it. */
const SEASON = seasonOf(Date.now())

const ANSWERS: Readonly<Record<string, readonly (string | number)[]>> = {
  editId: [PENDING_EDIT.id, APPROVED_EDIT.id],
  year: [SEASON.year],
  season: [SEASON.season],
  magazineId: [1],
  publisherId: [1],
  slug: ['dungeon-kitchen-diaries'],
}
const idOf = (pattern: string) =>
  /^\/(?:manga|admin\/edit-title)\//.test(pattern) ? TITLE.public_id : pattern.startsWith('/people') ? 'mura-kei' : 1

/** Several where one screen has several faces. */
const addressesOf = (pattern: string) =>
  (ANSWERS[/:editId/.test(pattern) ? 'editId' : ''] ?? [0]).map((first) =>
    pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
      String(name === 'editId' ? first : name === 'id' ? idOf(pattern) : ANSWERS[name]?.[0]),
    ),
  )

const MORE: readonly (readonly [name: PathName | null, at: string])[] = [
  ['search', '/search?q=dungeon'],
  ['login', '/login?next=%2Fadmin'],
  ['verifyEmail', '/verify-email?token=x'],
  ['resetPassword', '/reset-password?token=x'],
  ['login', '/Login/'],
  [null, '/nowhere/at/all'],
]

const FOR_ADMINS = new Set<PathName>([
  'users',
  'settings',
  'analytics',
  'deleteTitle',
  'createMagazine',
  'editMagazine',
  'createPublisher',
  'editPublisher',
])

/** Where a visitor is sent to from the routes that are not for visitors; the others say so where they are. */
const TO_ADMIN = new Set<PathName>([
  'users',
  'moderation',
  'userLevels',
  'settings',
  'analytics',
  'deleteTitle',
  'seasons',
  'season',
  'createPublisher',
  'editPublisher',
])
const TO_HOME = new Set<PathName>(['editApprovals', 'edit'])
const TO_LOGIN = new Set<PathName>(['editTitle', 'createMagazine', 'editMagazine', 'lists', 'favorites', 'profile'])

export interface Stop {
  readonly at: string
  /** Who of the staff opens it: admins only what moderators are sent away from. */
  readonly level: 1 | 2
  /** Where a visitor gets to, with a query where the way there has one. */
  readonly visitorAt: string
}

const stop = (name: PathName | null, at: string): Stop => {
  const is = (set: ReadonlySet<PathName>) => name !== null && set.has(name)
  const sentTo = is(TO_ADMIN)
    ? '/admin'
    : is(TO_HOME)
      ? '/'
      : is(TO_LOGIN)
        ? `/login?next=${encodeURIComponent(at)}`
        : undefined
  return { at, level: is(FOR_ADMINS) ? 1 : 2, visitorAt: sentTo ?? pathOf(at) }
}

/** Every route, several times where one screen has several faces, and an address that leads nowhere. */
export const everyStop = (): Stop[] => [
  ...(Object.keys(paths) as PathName[]).flatMap((name) => addressesOf(paths[name].pattern).map((at) => stop(name, at))),
  ...MORE.map(([name, at]) => stop(name, at)),
]

export const everyAddress = (): string[] => everyStop().map(({ at }) => at)
