import { paths } from '@bunko/ui/paths'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { RootRoute } from './root-route.tsx'
import { RouteCrash } from './route-crash.tsx'

type Lazy = NonNullable<RouteObject['lazy']>

const screen = (path: string, lazy: Lazy): RouteObject => ({ path, lazy })
const notYet = (name: 'createMagazine' | 'editMagazine' | 'createPublisher' | 'editPublisher' | 'analytics') =>
  screen(paths[name].pattern, async () => {
    const { NotYetScreen } = await import('@bunko/ui/screens/NotYetScreen')
    return { Component: () => <NotYetScreen name={name} /> }
  })
const placeholder = (name: 'users' | 'userLevels' | 'settings' | 'moderation') =>
  screen(paths[name].pattern, async () => {
    const { PlaceholderScreen } = await import('@bunko/ui/screens/PlaceholderScreen')
    return { Component: () => <PlaceholderScreen name={name} /> }
  })

const screens: RouteObject[] = [
  screen(paths.home.pattern, async () => ({ Component: (await import('@bunko/ui/screens/HomeScreen')).HomeScreen })),
  screen(paths.title.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/TitleScreen')).TitleScreen,
  })),
  screen(paths.admin.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/AdminScreen')).AdminScreen,
  })),
  screen(paths.editApprovals.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/EditApprovalsScreen')).EditApprovalsScreen,
  })),
  screen(paths.edit.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/EditDetailScreen')).EditDetailScreen,
  })),
  screen(paths.createTitle.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/CreateTitleScreen')).CreateTitleScreen,
  })),
  screen(paths.deleteTitle.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/DeleteTitleScreen')).DeleteTitleScreen,
  })),
  screen(paths.editTitle.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/EditTitleScreen')).EditTitleScreen,
  })),
  screen(paths.authors.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/AuthorsScreen')).AuthorsScreen,
  })),
  screen(paths.createAuthor.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/AuthorFormScreen')).CreateAuthorScreen,
  })),
  screen(paths.person.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/AuthorFormScreen')).EditAuthorScreen,
  })),
  screen(paths.seasons.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/SeasonsScreen')).SeasonsScreen,
  })),
  screen(paths.season.pattern, async () => ({
    Component: (await import('@bunko/ui/screens/SeasonScreen')).SeasonScreen,
  })),
  placeholder('users'),
  placeholder('userLevels'),
  placeholder('settings'),
  placeholder('moderation'),
  notYet('createMagazine'),
  notYet('editMagazine'),
  notYet('createPublisher'),
  notYet('editPublisher'),
  notYet('analytics'),
  screen('*', async () => ({
    Component: (await import('@bunko/ui/screens/NotFoundScreen')).NotFoundScreen,
  })),
]

/** Every route of section 2; each screen's code comes when it is opened. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: RootRoute,
      ErrorBoundary: RouteCrash,
      // The document's own static shell stays until the first screen is there.
      HydrateFallback: () => null,
      children: [
        screen(paths.login.pattern, async () => ({
          Component: (await import('@bunko/ui/screens/LoginScreen')).LoginScreen,
        })),
        {
          lazy: async () => ({ Component: (await import('./shell-route.tsx')).ShellRoute }),
          children: screens,
        },
      ],
    },
  ])
