// Few files compress better than many: 5 KB on the login, 12 KB on the review. First match wins, so the order counts.

const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`)
const ui = (...paths: string[]) => paths.map((path) => `packages/ui/src/${path}`)
const client = (...paths: string[]) => paths.map((path) => `packages/api-client/src/${path}`)

const REACT = packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler')

/** What the login and every other screen share. */
const BASE = [
  ...packages('valtio', 'proxy-compare', 'clsx', 'class-variance-authority'),
  'vite/preload-helper',
  ...client('session/', 'levels.', 'limits.', 'http/api-error.', 'http/is-record.', 'http/server-text.'),
  ...ui('paths.', 'clock/', 'drafts/', 'preferences/', 'providers/', 'toasts/toasts.', 'parts/CrashPanel/'),
  ...ui('lib/cx.', 'lib/next-path.', 'lib/safe-href.', 'lib/storage.', 'routing/use-page-title.'),
  ...ui('session/session-context.', 'session/viewer.', 'routing/SessionWatch.', 'routing/use-leave.'),
  ...[
    'Button',
    'Card',
    'Field',
    'IconButton',
    'Kbd',
    'Link',
    'Notice',
    'PasswordInput',
    'Seal',
    'Skeleton',
    'Spinner',
  ].flatMap((name) => ui(`components/${name}/`)),
  ...ui('components/TextInput/'),
]

/** What comes with the shell, around every screen but the login. */
const SHELL = [
  ...packages('zod', 'ofetch', '@tanstack/query-core', '@tanstack/react-query'),
  ...client('client.', 'contract/', 'http/', 'model/'),
  ...ui('data/api-context.', 'data/edits.', 'parts/Shell/', 'routing/AppShell.', 'routing/RequireLevel.'),
  ...ui('routing/ScreenBoundary.', 'routing/use-shortcuts.'),
  ...['Avatar', 'Badge', 'Dialog', 'Menu', 'NavItem', 'Popover'].flatMap((name) => ui(`components/${name}/`)),
]

/** Loaded when a file is kept or sent. */
const LATER = [...client('http/upload.'), ...ui('drafts/files.')]

const group = (name: string, pieces: readonly string[]) => ({
  name,
  test: (id: string) => {
    const path = id.replaceAll('\\', '/')
    const isOf = (list: readonly string[]) => list.some((piece) => path.includes(piece))
    return isOf(pieces) && !isOf(LATER)
  },
})

/** Rolldown's groups for the first load. */
export const chunkGroups = [group('react', REACT), group('base', BASE), group('shell', SHELL)]
