import type { PathName } from '@bunko/ui/paths'
import type { ComponentType } from 'react'

/** Routes whose screens nobody comes to first. */
export type LaterName = Exclude<PathName, 'home' | 'title' | 'login'>
type Screens = Readonly<Record<LaterName | 'notFound', () => Promise<ComponentType>>>

const placeholder = (name: 'users' | 'userLevels' | 'settings' | 'moderation') => async () => {
  const { PlaceholderScreen } = await import('@bunko/ui/screens/PlaceholderScreen')
  return PlaceholderScreen.bind(null, { name })
}

// Of two routes each.
const magazines = async () => (await import('@bunko/ui/screens/MagazinesScreen')).MagazinesScreen
const seasonal = async () => (await import('@bunko/ui/screens/SeasonalScreen')).SeasonalScreen
const lists = async () => (await import('@bunko/ui/screens/ListsScreen')).ListsScreen
const favorites = async () => (await import('@bunko/ui/screens/FavoritesScreen')).FavoritesScreen

/** Every screen that nobody comes to first, and where its code is; a module of its own, so that the others do without. */
export const screens: Screens = {
  users: placeholder('users'),
  userLevels: placeholder('userLevels'),
  settings: placeholder('settings'),
  moderation: placeholder('moderation'),
  admin: async () => (await import('@bunko/ui/screens/AdminScreen')).AdminScreen,
  editApprovals: async () => (await import('@bunko/ui/screens/EditApprovalsScreen')).EditApprovalsScreen,
  edit: async () => (await import('@bunko/ui/screens/EditDetailScreen')).EditDetailScreen,
  createTitle: async () => (await import('@bunko/ui/screens/CreateTitleScreen')).CreateTitleScreen,
  deleteTitle: async () => (await import('@bunko/ui/screens/DeleteTitleScreen')).DeleteTitleScreen,
  editTitle: async () => (await import('@bunko/ui/screens/EditTitleScreen')).EditTitleScreen,
  authors: async () => (await import('@bunko/ui/screens/AuthorsScreen')).AuthorsScreen,
  createAuthor: async () => (await import('@bunko/ui/screens/AuthorFormScreen')).CreateAuthorScreen,
  editPerson: async () => (await import('@bunko/ui/screens/AuthorFormScreen')).EditAuthorScreen,
  seasons: async () => (await import('@bunko/ui/screens/SeasonsScreen')).SeasonsScreen,
  season: async () => (await import('@bunko/ui/screens/SeasonScreen')).SeasonScreen,
  createMagazine: magazines,
  editMagazine: magazines,
  createPublisher: async () => (await import('@bunko/ui/screens/PublishersScreen')).PublishersScreen,
  editPublisher: async () => (await import('@bunko/ui/screens/PublishersScreen')).PublisherFormScreen,
  analytics: async () => (await import('@bunko/ui/screens/AnalyticsScreen')).AnalyticsScreen,
  search: async () => (await import('@bunko/ui/screens/SearchScreen')).SearchScreen,
  top: async () => (await import('@bunko/ui/screens/TopScreen')).TopScreen,
  seasonal,
  seasonChart: seasonal,
  person: async () => (await import('@bunko/ui/screens/PersonScreen')).PersonScreen,
  magazine: async () => (await import('@bunko/ui/screens/MagazineScreen')).MagazineScreen,
  publisher: async () => (await import('@bunko/ui/screens/PublisherScreen')).PublisherScreen,
  lists,
  listsOf: lists,
  favorites,
  favoritesOf: favorites,
  profile: async () => (await import('@bunko/ui/screens/ProfileScreen')).ProfileScreen,
  notFound: async () => (await import('@bunko/ui/screens/NotFoundScreen')).NotFoundScreen,
  register: async () => (await import('@bunko/ui/screens/RegisterScreen')).RegisterScreen,
  verifyEmail: async () => (await import('@bunko/ui/screens/VerifyEmailScreen')).VerifyEmailScreen,
  forgotPassword: async () => (await import('@bunko/ui/screens/ForgotPasswordScreen')).ForgotPasswordScreen,
  resetPassword: async () => (await import('@bunko/ui/screens/ResetPasswordScreen')).ResetPasswordScreen,
  confirmEmail: async () => (await import('@bunko/ui/screens/ConfirmEmailScreen')).ConfirmEmailScreen,
}
