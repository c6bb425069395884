// Few files compress better than many: 5 KB on the login, 12 KB on the review. First match wins, so the order counts.

const packages = (...names: string[]) => names.map((name) => `node_modules/${name}/`)
const ui = (...paths: string[]) => paths.map((path) => `packages/ui/src/${path}`)
const client = (...paths: string[]) => paths.map((path) => `packages/api-client/src/${path}`)

const REACT = [...packages('react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'), 'rolldown/runtime']

/** What the login and every other screen share. */
const BASE = [
  ...['session.', 'env.'].map((name) => `apps/web/src/${name}`),
  ...packages('valtio', 'proxy-compare', 'clsx', 'class-variance-authority'),
  'vite/preload-helper',
  ...client(
    'session/',
    'levels.',
    'limits.',
    'http/api-error.',
    'http/in-time.',
    'http/is-record.',
    'http/server-text.',
  ),
  ...ui(
    'paths.',
    'clock/',
    'drafts/drafts.',
    'drafts/texts.',
    'preferences/',
    'providers/',
    'toasts/toasts.',
    'parts/CrashPanel/',
  ),
  ...ui(
    'lib/cx.',
    'lib/direction.',
    'lib/later-part.',
    'lib/next-path.',
    'lib/pass-focus.',
    'lib/rows-moved.',
    'lib/safe-href.',
    'lib/storage.',
    'lib/use-is-shown.',
    'routing/use-page-meta.',
    'routing/use-page-title.',
  ),
  ...ui(
    'session/session-context.',
    'session/viewer.',
    'routing/SessionWatch.',
    'routing/use-leave.',
    'routing/use-on-the-way.',
    'routing/use-still-here.',
  ),
  ...['Button', 'IconButton', 'Kbd', 'Link', 'Seal', 'Skeleton', 'Spinner'].flatMap((name) =>
    ui(`components/${name}/`),
  ),
  ...ui('components/Field/control-classes.'),
  ...['createLucideIcon.', 'icons/circle-exclamation-point.'].map((name) => `lucide-react/dist/esm/${name}`),
]

/** What screens with a form share: the login, the account and the back office. */
const FORMS = [
  ...['Card', 'Field', 'LoadFailed', 'Notice', 'PasswordInput', 'TextInput'].flatMap((name) =>
    ui(`components/${name}/`),
  ),
  ...['eye', 'eye-off'].map((name) => `lucide-react/dist/esm/icons/${name}.`),
  ...ui('lib/focus-to-correct.', 'routing/came-from.', 'routing/use-go-on.'),
]

/** What comes with the shell, around every screen but the login. */
const SHELL = [
  ...packages('zod', 'ofetch', '@tanstack/query-core', '@tanstack/react-query'),
  ...client('lazy-client.', 'contract/', 'http/', 'model/'),
  ...['shell-route.', 'client.', 'queries.'].map((name) => `apps/web/src/${name}`),
  ...ui('toasts/ToastOutlet.', 'data/api-context.', 'parts/Shell/', 'routing/AppShell.', 'routing/SearchBox/'),
  ...ui('routing/ScreenBoundary.', 'routing/use-shortcuts.'),
  ...['Avatar', 'Badge', 'EmptyState', 'Menu', 'NavItem', 'Popover'].flatMap((name) => ui(`components/${name}/`)),
  'lucide-react/dist/esm/icons/chevron-down.',
]

/** What every screen that shows titles shares. */
const TITLES = ui(
  'lib/cover-src.',
  'lib/title-text.',
  'lib/same-text.',
  'lib/missing.',
  'lib/once-each.',
  'lib/other-name.',
  'lib/season.',
  'lib/shape-hint.',
  'lib/shortened.',
  'data/titles.',
  'components/Cover/',
  'components/ErrorState/',
)

/** What home, search and the rankings share. */
const CATALOGUE = [
  ...ui('lib/mature.', 'data/shelves.'),
  ...ui('parts/TitleCard/', 'parts/TitleGrid/other-name.'),
  ...['chevron-left', 'chevron-right', 'pencil'].map((name) => `lucide-react/dist/esm/icons/${name}.`),
]

/** What the back office's screens share and the catalogue does without. */
const OFFICE = [
  ...['infiniteQueryBehavior', 'infiniteQueryObserver', 'mutationObserver'].map(
    (name) => `query-core/build/modern/${name}.`,
  ),
  ...['useInfiniteQuery', 'useMutation', 'useMutationState'].map((name) => `react-query/build/modern/${name}.`),
  ...client('contract/edits.', 'model/edit.'),
  ...ui(
    'data/edits.',
    'data/edits-anew.',
    'data/list-places.',
    'parts/Shell/PendingEdits.',
    'routing/RequireLevel.',
    'components/Dialog/',
  ),
  // Small ones: each as a file of its own costs more than the screen that does without it saves.
  ...ui('lib/edit-labels.', 'lib/script-lang.', 'lib/blank.', 'lib/line-ends.', 'lib/numbered.', 'lib/dropped-text.'),
  ...ui('lib/hold-focus.', 'lib/other-errors.', 'lib/answer-over.', 'lib/write-clipboard.'),
  ...ui('lib/is-record.', 'lib/title-terms.', 'data/shows-titles.'),
  ...['Breadcrumbs', 'Chip', 'PageHeader', 'RelativeTime'].flatMap((name) => ui(`components/${name}/`)),
]

/** What the client has to know of the resources that a visitor's first screens do not ask: a file for each. */
const CONTRACT = [
  ...['all', 'auth', 'covers', 'lists', 'magazines', 'people', 'publishers'].map(
    (name) => `packages/api-client/src/contract/${name}.`,
  ),
  ...client('model/list.', 'model/magazine.', 'model/person-draft.', 'model/publisher.'),
]

/** Controls of the longer forms and of the search. */
const CONTROLS = ['NumberInput', 'Select', 'TextArea'].flatMap((name) => ui(`components/${name}/`))

/** What creating and editing a title share, but for the tabs of pickers. */
const TITLE_FORM = [
  ...ui('lib/title-fields.', 'lib/title-form.', 'lib/changed-fields.', 'lib/cover-count.'),
  ...ui('parts/DuplicateFinder/FormDuplicates.', 'routing/use-form-tabs.'),
  ...['AlternativeTitles', 'BasicTab', 'TitleForm', 'TitleSummary', 'fields', 'title-field', 'use-title-'].map(
    (name) => `packages/ui/src/parts/TitleForm/${name}`,
  ),
]

/** What asks before something is lost, and says what became of it after somebody has gone on. */
const ASKING = [
  ...ui('components/ConfirmDialog/', 'toasts/use-told-anywhere.'),
  ...ui('routing/DoneLink.', 'routing/use-left.', 'routing/use-unsaved.'),
]

/** Loaded when they are asked for: a file is kept or sent, something is typed, the menu is opened. */
const LATER = [
  ...ui('parts/Shell/ProfileNotice.'),
  ...client('http/upload.'),
  ...ui('drafts/files.', 'routing/SearchBox/Suggestions.', 'parts/Shell/ShellMenu.'),
  // With the duplicate finder.
  'query-core/build/modern/queriesObserver.',
  'react-query/build/modern/useQueries.',
]

const group = (name: string, pieces: readonly string[], but: readonly string[] = []) => ({
  name,
  test: (id: string) => {
    const path = id.replaceAll('\\', '/')
    const isOf = (list: readonly string[]) => list.some((piece) => path.includes(piece))
    return isOf(pieces) && !isOf(LATER) && !isOf(but)
  },
})

/** Rolldown's groups for the first load. */
export const chunkGroups = [
  group('react', REACT),
  group('base', BASE),
  group('forms', FORMS),
  group('shell', SHELL, [...OFFICE, ...CONTRACT]),
  // What the login needs of the catalogue.
  group('titles', TITLES),
  // Before those whose files need it: a group takes what it needs along.
  group('folded', ui('components/Clamp/', 'components/FoldedText/', 'lib/folded-text.')),
  group(
    'ages',
    ui(
      'data/put-answer.',
      'data/read-anew.',
      'lib/age.',
      'lib/edit-pages.',
      'lib/exact-time.',
      'lib/fold.',
      'lib/next-offset.',
      'lib/number-text.',
      'lib/opens-here.',
      'lib/pages.',
      'lib/parse-number.',
      'lib/pass-to-first-new.',
      // A title's page needs it too, and does without the office.
      'lib/unsure.',
      'lib/wholeness.',
      'routing/use-url-state.',
      'session/use-same-login.',
      'toasts/use-failure-toast.',
      'toasts/use-failures.',
    ),
  ),
  group('office', OFFICE),
  group('catalogue', CATALOGUE),
  group('controls', CONTROLS),
  group('asking', ASKING),
  group('tabs', ui('components/Tabs/')),
  // Of facts and their dates: as a file of its own each would cost every screen a line in the list of files.
  group('facts', ui('components/DescriptionList/', 'lib/calendar-day.')),
  // Of the login and of others, a few lines each.
  group('press', ui('lib/held-enter.', 'lib/watch-focus.')),
  group('pager', ui('parts/Pager/', 'routing/use-page.')),
  group('search-field', ui('components/SearchInput/', 'routing/use-typed.', 'routing/use-typed-param.')),
  // What reads a list to its end, and what a title's page and others read by it.
  group('whole', ui('lib/read-all.', 'data/publisher-names.')),
  group('reads', ui('data/related.', 'data/stored-covers.')),
  // By short names: home has the list of the files of a title's page.
  group('grid', ui('parts/TitleGrid/')),
  group('pick', ui('lib/title-pick.', 'parts/TitlePicker/TitleFacts.')),
  group('search', ui('data/search.', 'lib/use-debounced.')),
  group('mature', ui('parts/ShownTitles/MatureTitles.')),
  // What shows addresses shows this as well: a few lines are not worth a file of their own.
  group('failed', ui('parts/QueryFailed/', 'lib/short-address.')),
  // What an answer tells of a house: its page, its form and the list ask.
  group('told', ui('lib/dropped-of.', 'lib/house-told.', 'lib/untold.')),
  group('shown', ui('routing/TitlesInAddress.')),
  group('chosen', ui('components/ChosenList/')),
  group('options', ui('parts/TitleForm/title-options.')),
  // A season keeps a draft without the library of forms.
  group(
    'kept',
    ui(
      'lib/use-saved-later.',
      'lib/kept-list.',
      'lib/kept-picks.',
      'parts/DraftOffer/',
      'parts/LongForm/FoundWhenLeft.',
      'parts/LongForm/not-picked.',
    ),
  ),
  group('long', [...packages('react-hook-form'), ...ui('parts/LongForm/check-when-left.')]),
  group('title-kept', ui('lib/kept-title.', 'lib/title-draft.')),
  group('title-form', TITLE_FORM),
]
