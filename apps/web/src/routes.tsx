import { paths, type PathName } from '@bunko/ui/paths'
import { createPageRouter, type Place } from '@bunko/ui/routing/page-router'
import { RootRoute } from './root-route.tsx'
import { RouteCrash } from './route-crash.tsx'
import { BareLost, RouteLost } from './route-lost.tsx'
import type { LaterName } from './screens.ts'

const screen = (path: string, lazy: NonNullable<Place['lazy']>): Place => ({ path, lazy })
const loadScreens = () => import('./screens.ts')
const loadScreensSoon = () => void loadScreens().catch(() => undefined)
const placeOf = (name: LaterName) =>
  screen(paths[name].pattern, async () => ({ Component: await (await loadScreens()).screens[name]() }))

const isLater = (name: PathName): name is LaterName => !/^(home|title|login)$/.test(name)
const LATER = (Object.keys(paths) as PathName[]).filter(isLater)
/** Screens without the shell. */
const isBare = (name: LaterName) => /^(register|verifyEmail|forgotPassword|resetPassword|confirmEmail)$/.test(name)

const inShell: Place[] = [
  screen(paths.home.pattern, async () => (await import('./home-route.ts')).homeRoute()),
  // Without its slug too: the screen puts the address right.
  screen(`${paths.title.pattern}?`, async () => ({
    Component: (await import('@bunko/ui/screens/TitleScreen')).TitleScreen,
  })),
  ...LATER.filter((name) => !isBare(name)).map(placeOf),
  screen('*', async () => ({ Component: await (await loadScreens()).screens.notFound() })),
]

/** Every route of section 2, R22 and R24a; each screen's code comes when it is opened. */
export const createRouter = () => {
  // Where all screens are is told with the first sign that somebody is about to go somewhere. A page that is drawn under
  // a pointer at rest tells of `pointerover`, but not of these.
  for (const sign of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(sign, loadScreensSoon, { once: true })
  return createPageRouter(
    [
      {
        element: <RootRoute />,
        errorElement: <RouteCrash />,
        lost: BareLost,
        // The document's own static shell stays until the first screen is there.
        hydrateFallbackElement: <></>,
        children: [
          screen(paths.login.pattern, async () => ({
            Component: (await import('@bunko/ui/screens/LoginScreen')).LoginScreen,
          })),
          ...LATER.filter(isBare).map(placeOf),
          {
            lost: RouteLost,
            lazy: async () => ({ Component: (await import('./shell-route.tsx')).ShellRoute }),
            children: inShell,
          },
        ],
      },
    ],
    window,
  )
}
