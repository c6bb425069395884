import { paths } from '@bunko/ui/paths'
import { createPageRouter, type Place } from '@bunko/ui/routing/page-router'
import { RootRoute } from './root-route.tsx'
import { RouteCrash } from './route-crash.tsx'
import type { screens } from './screens.ts'

type Lazy = NonNullable<Place['lazy']>
type Places = Exclude<keyof typeof screens, 'placeholder' | 'notFound'>

const screen = (path: string, lazy: Lazy): Place => ({ path, lazy })
const loadScreens = () => import('./screens.ts')
const loadScreensSoon = () => void loadScreens().catch(() => undefined)
const placeOf = (name: Places) =>
  screen(paths[name].pattern, async () => ({ Component: await (await loadScreens()).screens[name]() }))
const placeholder = (name: 'users' | 'userLevels' | 'settings' | 'moderation') =>
  screen(paths[name].pattern, async () => {
    const PlaceholderScreen = await (await loadScreens()).screens.placeholder()
    return { Component: () => <PlaceholderScreen name={name} /> }
  })

/** Around them stands the shell. */
const SHELL_PLACES: readonly Places[] = [
  'admin',
  'editApprovals',
  'edit',
  'createTitle',
  'deleteTitle',
  'editTitle',
  'authors',
  'createAuthor',
  'editPerson',
  'seasons',
  'season',
  'createMagazine',
  'editMagazine',
  'createPublisher',
  'editPublisher',
  'analytics',
  'search',
  'top',
  'seasonal',
  'seasonChart',
  'person',
  'magazine',
  'publisher',
  'lists',
  'listsOf',
  'favorites',
  'favoritesOf',
  'profile',
]
const ACCOUNT_PLACES: readonly Places[] = ['register', 'verifyEmail', 'forgotPassword', 'resetPassword', 'confirmEmail']

const inShell: Place[] = [
  screen(paths.home.pattern, async () => (await import('./home-route.ts')).homeRoute()),
  screen(paths.title.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/TitleScreen')).TitleScreen,
  })),
  ...SHELL_PLACES.map(placeOf),
  placeholder('users'),
  placeholder('userLevels'),
  placeholder('settings'),
  placeholder('moderation'),
  screen('*', async () => ({ Component: await (await loadScreens()).screens.notFound() })),
]

/** Every route of section 2, R22 and R24a; each screen's code comes when it is opened. */
export const createRouter = () => {
  // Where all screens are is told with the first sign that somebody is about to go somewhere.
  for (const sign of ['pointerover', 'keydown']) window.addEventListener(sign, loadScreensSoon, { once: true })
  return createPageRouter(
    [
      {
        element: <RootRoute />,
        errorElement: <RouteCrash />,
        // The document's own static shell stays until the first screen is there.
        hydrateFallbackElement: <></>,
        children: [
          screen(paths.login.pattern, async () => ({
            Component: (await import('@bunko/ui/screens/LoginScreen')).LoginScreen,
          })),
          ...ACCOUNT_PLACES.map(placeOf),
          {
            lazy: async () => ({ Component: (await import('./shell-route.tsx')).ShellRoute }),
            children: inShell,
          },
        ],
      },
    ],
    window,
  )
}
