import { APPROVED_EDIT, PENDING_ODD, REJECTED_EDIT } from '@bunko/mock-server/named'
import { paths, type PathName } from '../../../packages/ui/src/paths.ts'
import { STOPS, type Looker } from './routes.ts'
import { SEASON_NAME } from './season.ts'

type Instead = Readonly<Record<string, readonly string[]>>
/** What a place says in its own words when what it asks for does not come; the fault's own text stands below. */
interface Failing {
  says: readonly string[]
  /** By a fault's name: what stands in the place of all that. */
  instead?: Instead
}
/** A place that goes on as if nothing had happened. */
interface Quiet {
  shows: string
  why: string
  /** By a fault's name: what is said all the same. */
  instead?: Instead
}
type Words = Failing | Quiet

export interface Place {
  at: string
  as: Looker
  words: Words
  /** Reads that come, so that what is asked for after them can fail. */
  spared?: RegExp
}

const failing = (...says: string[]): Failing => ({ says })
/** A figure that did not come; one that nobody knows says so too. */
export const NO_FIGURE = 'not available'
const BADGE = 'only the number beside Edit approvals is asked for, which is left out'
const SENDS = 'asks for nothing before it is sent'
const LATER = 'its one call is a write: writes.walk.ts'
const CHART = `${SEASON_NAME} could not be loaded`
const SEASON = failing('The other seasons could not be loaded', CHART)

/** A route that is missing here does not compile. */
const SAID: Readonly<Record<PathName, Words>> = {
  home: failing(
    'The featured titles could not be loaded',
    CHART,
    'Trending could not be loaded',
    'Popular could not be loaded',
    'Recently added could not be loaded',
    'Top rated could not be loaded',
  ),
  login: { shows: 'To keep lists, propose edits and review them.', why: SENDS },
  admin: failing('Failed to get pending edits', 'Failed to get the figures', NO_FIGURE),
  users: { shows: 'Coming soon', why: BADGE },
  moderation: { shows: 'Coming soon', why: BADGE },
  editApprovals: failing('Failed to load pending edits', NO_FIGURE),
  edit: { says: ['Failed to load edit details'], instead: { '404': ['Edit not found'] } },
  userLevels: { shows: 'Coming soon', why: BADGE },
  settings: { shows: 'Coming soon', why: BADGE },
  analytics: failing('Failed to load analytics', NO_FIGURE),
  createTitle: { shows: 'The slug is made from this title.', why: BADGE },
  deleteTitle: failing('The popular titles could not be loaded'),
  editTitle: { says: ['Failed to load manga details'], instead: { '404': ['Title not found'] } },
  seasons: failing('Failed to load seasons'),
  season: failing('Failed to load the chart'),
  authors: failing('Error Loading Authors'),
  createAuthor: { shows: 'A person who writes or draws, or both.', why: BADGE },
  createMagazine: failing('Failed to load magazine information'),
  editMagazine: failing('Failed to load magazine for editing', 'Failed to load magazine information'),
  createPublisher: failing('Failed to load publisher information'),
  editPublisher: failing('Failed to load publisher', 'Failed to load publisher information'),
  title: { says: ['Failed to load manga details'], instead: { '404': ['Title not found'] } },
  person: { says: ['Failed to load person'], instead: { '404': ['Person not found'] } },
  editPerson: { says: ['Failed to load author'], instead: { '404': ['Author not found'] } },
  magazine: { says: ['Failed to load magazine'], instead: { '404': ['Magazine not found'] } },
  publisher: { says: ['Failed to load publisher'], instead: { '404': ['Publisher not found'] } },
  search: failing('Search failed'),
  top: failing('The ranking could not be loaded'),
  seasonal: SEASON,
  seasonChart: SEASON,
  lists: failing('Failed to load the list'),
  listsOf: {
    says: ['Failed to load the list'],
    instead: { '404': ['User not found'], '403': ['These lists are private'] },
  },
  favorites: failing('Failed to load favourites'),
  favoritesOf: {
    says: ['Failed to load favourites'],
    instead: { '404': ['User not found'], '403': ['These favourites are private'] },
  },
  register: { shows: 'To keep lists, rate titles and propose edits.', why: SENDS },
  verifyEmail: { shows: 'mail', why: LATER },
  forgotPassword: { shows: 'We send you an e-mail', why: SENDS },
  resetPassword: { shows: 'Repeat new password', why: SENDS },
  profile: { shows: 'Shown wide, best 4 to 1.', why: 'all it asks for is who is signed in: session.walk.ts' },
  confirmEmail: { shows: 'Log in with your old address first', why: LATER },
}

const editOf = ({ id }: { id: number }) => ({ ...STOPS.edit, at: paths.edit.to({ editId: id }) })

/** Asked for after what the route is about has come. */
const PARTS: Readonly<Record<string, Place>> = {
  'the parts of a title': {
    ...STOPS.title,
    spared: /^\/manga\/[^/]+\/$/,
    // The title itself has brought its statistics.
    words: failing('Failed to load covers', 'Chapters could not be loaded', 'Related titles could not be loaded'),
  },
  'the title of an edit': {
    ...STOPS.edit,
    spared: /^\/edits\//,
    words: {
      shows: 'View title',
      why: 'the name of the proposal stands for the title',
      instead: { '404': ['This title is no longer in the catalogue'] },
    },
  },
  'the chart of a season': {
    ...STOPS.season,
    spared: /^\/manga\/seasonal\/seasons\/$/,
    words: failing('Failed to load the chart'),
  },
  // The rest has come, and what is missing is told beside it.
  'the queue of analytics': {
    ...STOPS.analytics,
    spared: /^(?!\/edits\/review-queue\/|\/auth\/refresh)/,
    words: failing('Some of them could not be loaded'),
  },
  'the titles of a person': {
    ...STOPS.person,
    spared: /^\/manga\/people\/[^/]+\/$/,
    words: failing('Failed to load titles'),
  },
  'the titles of an author': {
    ...STOPS.editPerson,
    spared: /^\/manga\/people\/[^/]+\/$/,
    words: failing('Failed to load titles'),
  },
}

const FORM = { shows: 'Edit summary', why: 'what is missing is told on its tab, or decided by the server: behind.ts' }
const OWN = ['Your list could not be read', 'Your favourites could not be read']

/** Pages that are drawn otherwise for others than who is walked through all of them, or of another record. */
const FACES: Readonly<Record<string, Place>> = {
  'a title for a reader': {
    ...STOPS.title,
    as: 4,
    spared: /^\/manga\/[^/]+\/$/,
    words: failing(
      'Failed to load covers',
      'Chapters could not be loaded',
      'Related titles could not be loaded',
      ...OWN,
    ),
  },
  'home for a reader': { ...STOPS.home, as: 4, words: SAID.home },
  'an edit by a collaborator': { ...STOPS.editTitle, as: 4, spared: /^\/manga\/[^/]+\/$/, words: FORM },
  'an edit by an editor': { ...STOPS.editTitle, as: 3, spared: /^\/manga\/[^/]+\/$/, words: FORM },
  'an edit that was approved': { ...editOf(APPROVED_EDIT), words: SAID.edit },
  'an edit that was rejected': { ...editOf(REJECTED_EDIT), words: SAID.edit },
  'an edit of every kind': { ...editOf(PENDING_ODD), words: SAID.edit },
}

export const ALL: readonly (readonly [name: string, place: Place])[] = [
  ...Object.entries(STOPS).map(([name, stop]) => [name, { ...stop, words: SAID[name as PathName] }] as const),
  ...Object.entries(PARTS),
  ...Object.entries(FACES),
]
const only = process.env['WALK_PLACES']
/** All of them, or those that are asked for: `WALK_PLACES='a title|home' npm run walk -- faults`. */
export const PLACES = only === undefined ? ALL : ALL.filter(([name]) => new RegExp(only).test(name))

/** Every text by which what stands at an address says that something did not come. */
export const failuresAt = (at: string): readonly string[] => {
  const places = ALL.filter(([, place]) => place.at === at)
  const texts = places.flatMap(([, { words }]) => ('says' in words ? words.says : []))
  return texts.filter((text) => text !== NO_FIGURE)
}

const EXPIRED = '401 for good'

/** Every text that has to be there when all reads of a place end in this fault, whose own text is `text`. */
export const wanted = ({ as, words }: Place, fault: string, text: string): readonly string[] => {
  if (fault === EXPIRED && as !== null) return ['Your session has ended']
  return words.instead?.[fault] ?? ('shows' in words ? [words.shows] : [...words.says, text])
}

/** Says that there is nothing, which nobody can know who was not answered. */
export const EMPTY =
  /^(No (titles|magazines|publishers|seasons|favourites|proposals|chapters?|covers?)\b.*|No (edits|authors) found|No pending edits.*|Nothing (found|on|under)\b.*|Your list is empty|No such season|.* has no (chart|titles))$/im
