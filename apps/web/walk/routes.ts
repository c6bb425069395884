import { paths, type PathName } from '../../../packages/ui/src/paths.ts'
import { SEASON } from './season.ts'

/** Who looks: a route that asks for more would show its refusal. */
export type Looker = 1 | 2 | 3 | 4 | null

interface Stop {
  readonly at: string
  readonly as: Looker
}

const TITLE = { id: 1, slug: 'untitled' }
const staff = (at: string): Stop => ({ at, as: 1 })
const anyone = (at: string): Stop => ({ at, as: null })

/** An address of every route, and who opens it. A route that is missing here does not compile. */
export const STOPS: Readonly<Record<PathName, Stop>> = {
  home: anyone(paths.home.to()),
  login: anyone(paths.login.to()),
  admin: staff(paths.admin.to()),
  users: staff(paths.users.to()),
  moderation: staff(paths.moderation.to()),
  editApprovals: staff(paths.editApprovals.to()),
  edit: staff(paths.edit.to({ editId: 1 })),
  userLevels: staff(paths.userLevels.to()),
  settings: staff(paths.settings.to()),
  analytics: staff(paths.analytics.to()),
  createTitle: staff(paths.createTitle.to()),
  deleteTitle: staff(paths.deleteTitle.to()),
  editTitle: staff(paths.editTitle.to({ id: TITLE.id })),
  seasons: staff(paths.seasons.to()),
  season: staff(paths.season.to(SEASON)),
  authors: staff(paths.authors.to()),
  createAuthor: staff(paths.createAuthor.to()),
  createMagazine: staff(paths.createMagazine.to()),
  editMagazine: staff(paths.editMagazine.to({ magazineId: 1 })),
  createPublisher: staff(paths.createPublisher.to()),
  editPublisher: staff(paths.editPublisher.to({ publisherId: 1 })),
  title: anyone(paths.title.to(TITLE)),
  person: anyone(paths.person.to({ id: 1 })),
  editPerson: staff(paths.editPerson.to({ id: 1 })),
  magazine: anyone(paths.magazine.to({ id: 1 })),
  publisher: anyone(paths.publisher.to({ id: 1 })),
  search: anyone(`${paths.search.to()}?q=a`),
  top: anyone(paths.top.to()),
  seasonal: anyone(paths.seasonal.to()),
  seasonChart: anyone(paths.seasonChart.to(SEASON)),
  lists: staff(paths.lists.to()),
  listsOf: staff(paths.listsOf.to({ id: 3 })),
  favorites: staff(paths.favorites.to()),
  favoritesOf: staff(paths.favoritesOf.to({ id: 3 })),
  register: anyone(paths.register.to()),
  verifyEmail: anyone(`${paths.verifyEmail.to()}?token=walk`),
  forgotPassword: anyone(paths.forgotPassword.to()),
  resetPassword: anyone(`${paths.resetPassword.to()}?token=walk`),
  profile: staff(paths.profile.to()),
  confirmEmail: anyone(`${paths.confirmEmail.to()}?token=walk`),
}
