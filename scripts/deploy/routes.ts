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

export interface Stop {
  readonly at: string
  /** Who of the staff opens it: admins only what moderators are sent away from. */
  readonly level: 1 | 2
  /** Where a visitor gets to, with a query where the way there has one. */
  readonly visitorAt: string
}

/** Where a visitor gets to from an address. */
type Way = (at: string) => string

/** Also where a route that is not for visitors says so itself. */
const stays: Way = pathOf
const toAdmin: Way = () => '/admin'
const toHome: Way = () => '/'
const toLogin: Way = (at) => `/login?next=${encodeURIComponent(at)}`

interface Rule extends Pick<Stop, 'level'> {
  readonly visitor: Way
}
const admins = (visitor: Way): Rule => ({ level: 1, visitor })
const staff = (visitor: Way): Rule => ({ level: 2, visitor })
const signedIn = staff(toLogin)
const anyone = staff(stays)

/** Written out, so that a gate which opens by mistake is seen. A route that is missing here does not compile. */
const RULES: Readonly<Record<PathName, Rule>> = {
  home: anyone,
  login: anyone,
  admin: staff(stays),
  users: admins(toAdmin),
  moderation: staff(toAdmin),
  editApprovals: staff(toHome),
  edit: staff(toHome),
  userLevels: staff(toAdmin),
  settings: admins(toAdmin),
  analytics: admins(toAdmin),
  createTitle: staff(stays),
  deleteTitle: admins(toAdmin),
  editTitle: signedIn,
  seasons: staff(toAdmin),
  season: staff(toAdmin),
  authors: staff(stays),
  createAuthor: staff(stays),
  createMagazine: admins(toLogin),
  editMagazine: admins(toLogin),
  createPublisher: admins(toAdmin),
  editPublisher: admins(toAdmin),
  title: anyone,
  person: anyone,
  editPerson: staff(stays),
  magazine: anyone,
  publisher: anyone,
  search: anyone,
  top: anyone,
  seasonal: anyone,
  seasonChart: anyone,
  lists: signedIn,
  listsOf: anyone,
  favorites: signedIn,
  favoritesOf: anyone,
  register: anyone,
  verifyEmail: anyone,
  forgotPassword: anyone,
  resetPassword: anyone,
  profile: signedIn,
  confirmEmail: anyone,
}

const stop = (name: PathName | null, at: string): Stop => {
  const { level, visitor } = name === null ? anyone : RULES[name]
  return { at, level, visitorAt: visitor(at) }
}

/** Every route, several times where one screen has several faces, and an address that leads nowhere. */
export const everyStop = (): Stop[] => [
  ...(Object.keys(paths) as PathName[]).flatMap((name) => addressesOf(paths[name].pattern).map((at) => stop(name, at))),
  ...MORE.map(([name, at]) => stop(name, at)),
]

export const everyAddress = (): string[] => everyStop().map(({ at }) => at)
