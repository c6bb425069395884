type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Args<P extends string> = [Names<P>] extends [never] ? [] : [params: Record<Names<P>, string | number>]

/** What no part of a path can be: half a character, where a server's text was cut, and dots that lead elsewhere. */
const NO_PART = /\p{Surrogate}|^\.\.?$/gu

/** A route's pattern for the router and its builder for links: `paths.edit.to({ editId: 7 })`. */
const path = <const P extends string>(pattern: P) => ({
  pattern,
  to: (...[params]: Args<P>): string =>
    pattern.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(
        String((params as Record<string, string | number> | undefined)?.[name]).replace(NO_PART, '\uFFFD'),
      ),
    ),
})

/** Every route of section 2, R22 and R24a. */
export const paths = {
  home: path('/'),
  login: path('/login'),
  admin: path('/admin'),
  users: path('/admin/users'),
  moderation: path('/admin/moderation'),
  editApprovals: path('/admin/edit-approvals'),
  edit: path('/admin/edit-approvals/:editId'),
  userLevels: path('/admin/user-levels'),
  settings: path('/admin/settings'),
  analytics: path('/admin/analytics'),
  createTitle: path('/admin/create-title'),
  deleteTitle: path('/admin/delete-title'),
  editTitle: path('/admin/edit-title/:id'),
  seasons: path('/admin/seasons'),
  season: path('/admin/seasons/:year/:season'),
  authors: path('/admin/authors'),
  createAuthor: path('/admin/authors/create'),
  createMagazine: path('/admin/create-magazine'),
  editMagazine: path('/admin/create-magazine/:magazineId'),
  createPublisher: path('/admin/create-publisher'),
  editPublisher: path('/admin/create-publisher/:publisherId'),
  title: path('/manga/:id/:slug'),
  person: path('/people/:id'),
  editPerson: path('/people/:id/edit'),
  magazine: path('/magazine/:id'),
  publisher: path('/publisher/:id'),
  search: path('/search'),
  top: path('/top'),
  seasonal: path('/seasonal'),
  seasonChart: path('/seasonal/:year/:season'),
  lists: path('/lists'),
  listsOf: path('/users/:id/lists'),
  favorites: path('/favorites'),
  favoritesOf: path('/users/:id/favorites'),
  register: path('/register'),
  verifyEmail: path('/verify-email'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password'),
  profile: path('/profile'),
  confirmEmail: path('/confirm-email-change'),
} as const

/** A route, as `paths` names it. */
export type PathName = keyof typeof paths

/** The search screen's address for a text. */
export const searchFor = (text: string): string => {
  const q = text.trim()
  return q === '' ? paths.search.to() : `${paths.search.to()}?${new URLSearchParams({ q })}`
}

/** Section 2: the side button of an edit leads to /manga/{mangaId}/untitled. */
export const titleOfEdit = (mangaId: string | number): string => paths.title.to({ id: mangaId, slug: 'untitled' })
