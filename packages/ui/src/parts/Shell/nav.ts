import { paths, type PathName } from '../../paths.ts'
import { mayOpen } from '../../session/may-open.ts'
import type { Viewer } from '../../session/viewer.ts'

export interface NavEntry {
  name: PathName
  label: string
  to: string
  /** The letter after `g` that leads there. */
  letter: string
  end?: boolean
  /** The pattern of what belongs to it, though its address is not below its own. */
  also?: string
}
export interface NavGroup {
  label: string | null
  entries: NavEntry[]
}

/** Places without parameters: the only ones a key can lead to. */
type Place = { [N in PathName]: Parameters<(typeof paths)[N]['to']> extends [] ? N : never }[PathName]
const entry = (name: Place, label: string, letter: string): NavEntry => ({
  name,
  label,
  letter,
  to: paths[name].to(),
})

const STAFF: NavGroup[] = [
  {
    label: null,
    entries: [
      { ...entry('admin', 'Dashboard', 'd'), end: true },
      entry('editApprovals', 'Edit approvals', 'e'),
      entry('moderation', 'Content moderation', 'c'),
    ],
  },
  {
    label: 'Database',
    entries: [
      entry('createTitle', 'Add title', 't'),
      entry('deleteTitle', 'Delete title', 'x'),
      entry('seasons', 'Seasons', 'n'),
      { ...entry('authors', 'Authors & artists', 'a'), also: paths.editPerson.pattern },
      entry('createMagazine', 'Magazines', 'm'),
      entry('createPublisher', 'Publishers', 'p'),
    ],
  },
  {
    label: 'System',
    entries: [
      entry('users', 'Users', 'u'),
      entry('userLevels', 'User levels', 'l'),
      entry('analytics', 'Analytics', 'y'),
      entry('settings', 'Settings', 's'),
    ],
  },
]

export const HOME_ENTRY: NavEntry = { ...entry('home', 'Home', 'h'), end: true }

/** What everybody comes for. */
export const CATALOGUE: readonly NavEntry[] = [
  entry('search', 'Search', 'f'),
  entry('top', 'Top', 'r'),
  entry('seasonal', 'Seasonal', 'o'),
]
const LISTS = entry('lists', 'My lists', 'i')
const OWN: readonly NavEntry[] = [LISTS, entry('favorites', 'Favourites', 'v'), entry('profile', 'Profile', 'w')]

/** What belongs to whoever is signed in; empty for visitors. */
export const ownNav = (viewer: Viewer): NavEntry[] => OWN.filter(({ name }) => mayOpen(name, viewer))

/**
 * What stands in the header. Who is signed in has their lists there before it is known who they are; in a narrow bar
 * the back office takes their place when it comes.
 */
export const barNav = (viewer: Viewer): readonly NavEntry[] =>
  viewer.kind === 'anonymous' ? CATALOGUE : [...CATALOGUE, LISTS]

/** The back office's navigation, by what the viewer may do; empty for who may open none of it. */
export const staffNav = (viewer: Viewer): NavGroup[] =>
  STAFF.map(({ label, entries }) => ({
    label,
    entries: entries.filter(({ name }) => mayOpen(name, viewer)),
  })).filter(({ entries }) => entries.length > 0)

/** Every screen this viewer may go to from anywhere: the palette and the keys. */
export const placesFor = (viewer: Viewer): NavEntry[] => [
  HOME_ENTRY,
  ...CATALOGUE,
  ...ownNav(viewer),
  ...staffNav(viewer).flatMap(({ entries }) => entries),
]
