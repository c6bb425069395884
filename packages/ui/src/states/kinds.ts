import type { PathName } from '../paths.ts'

/** Across: whoever can stand before a screen. */
export const VIEWERS = {
  anonymous: 'Anonymous',
  1: '1 Admin',
  2: '2 Moderator',
  3: '3 Editor',
  4: '4 Collaborator',
  5: '5 Regular user',
  unknown: 'Unknown level',
} as const
export type Viewer = keyof typeof VIEWERS
export const VIEWER_NAMES: readonly Viewer[] = ['anonymous', 1, 2, 3, 4, 5, 'unknown']

/** Down: what can be the matter with a screen. */
export const STATES = {
  loading: 'Loading',
  empty: 'Empty',
  one: 'One',
  many: 'Many',
  long: 'Long texts',
  partial: 'Partial data',
  hostile: 'Hostile texts',
  foreign: 'Foreign texts',
  mature: 'Mature titles',
  notFound: 'Not found',
  loadFails: 'Server error',
  loadOffline: 'No connection',
  loadForbidden: 'Refused by the server',
  partFails: 'A part fails',
  nextPageFails: 'Next page fails',
  refreshFails: 'Refresh fails',
  invalid: 'Wrong input',
  saving: 'Saving',
  saved: 'Saved',
  refused: 'Saving: refused with a text',
  saveForbidden: 'Saving: not allowed',
  saveFails: 'Saving: server error',
  saveOffline: 'Saving: no connection',
  conflict: 'Changed meanwhile',
  unsaved: 'Left unsaved',
  leftSaving: 'Left while saving',
  draft: 'Draft offered',
  uploading: 'Uploading',
  uploadFails: 'Upload fails',
  wrongFile: 'Wrong file',
  deleted: 'Deleted',
  deleteRefused: 'Deletion refused',
  sessionEnds: 'Session ends',
  phone: 'Phone',
} as const
export type State = keyof typeof STATES

/** What a screen does, and the states that follow from it: it has each of them, or says why not. */
export const NEEDED = {
  /** Shows a thing that its address names. */
  one: [
    'loading',
    'long',
    'partial',
    'hostile',
    'foreign',
    'notFound',
    'loadFails',
    'loadOffline',
    'loadForbidden',
    'refreshFails',
  ],
  /** Shows a list. */
  list: [
    'loading',
    'empty',
    'one',
    'many',
    'long',
    'partial',
    'hostile',
    'foreign',
    'loadFails',
    'loadOffline',
    'loadForbidden',
    'refreshFails',
  ],
  /** Is put together from several answers. */
  parts: ['partFails'],
  /** Goes on to a next page. */
  pages: ['nextPageFails'],
  /** Hides titles, or says of one that it is for adults. */
  mature: ['mature'],
  saves: ['saving', 'saved', 'refused', 'saveForbidden', 'saveFails', 'saveOffline', 'sessionEnds'],
  removes: ['saving', 'saveForbidden', 'saveFails', 'saveOffline', 'sessionEnds', 'deleted', 'deleteRefused'],
  uploads: ['uploading', 'uploadFails', 'wrongFile'],
  /** Is filled in. */
  form: ['invalid', 'unsaved'],
  /** Asks before it is left. */
  asks: ['unsaved', 'leftSaving'],
  /** Keeps what is typed in this browser. */
  keeps: ['draft', 'conflict', 'sessionEnds'],
} as const satisfies Record<string, readonly State[]>
export type Doing = keyof typeof NEEDED
type Needed<D extends Doing> = (typeof NEEDED)[D][number] | 'phone'

/** There ought to be a story, and there is none. */
interface Hole {
  kind: 'hole'
  reason: string
}
/** No story can be told: the state does not come about. */
interface Never {
  kind: 'never'
  reason: string
}
/** This viewer sees what another one sees. */
interface Same {
  kind: 'same'
  as: Viewer
}
/** A story of another viewer than the one who shows the states of this screen. */
interface Seen {
  kind: 'seen'
  by: Viewer
  story: string
}

/** Some see it in another way than the viewer who shows the states of this screen, or never. */
interface Each {
  kind: 'each'
  of: Readonly<Partial<Record<Viewer, Told | Same>>>
}

export const hole = (reason: string): Hole => ({ kind: 'hole', reason })
export const never = (reason: string): Never => ({ kind: 'never', reason })
export const same = (as: Viewer): Same => ({ kind: 'same', as })
/** Who is not named sees what the screen's `main` viewer sees, if they may come in at all. */
export const each = (of: Each['of']): Each => ({ kind: 'each', of })
export const seen = (by: Viewer, story: string): Seen => ({ kind: 'seen', by, story })

/** 'Loading' in the screen's first file of stories, 'SearchMany#FiveThousand' in another one of the same folder. */
type Told = string | Hole | Never

export interface ScreenStates {
  name: string
  /** In packages/ui/src/screens. */
  folder: string
  /** The file whose stories are named without their file. */
  file: string
  /** Where it is found; the first decides who may come in. None: wherever there is nothing else. */
  routes: readonly PathName[]
  /** Checked against its code (does.test.ts). */
  does: readonly Doing[]
  /** What its code does beside that, and why it needs no states for it. */
  beside?: Readonly<Partial<Record<Doing, string>>>
  /** Who shows the states. */
  main: Viewer
  viewers: Readonly<Record<Viewer, Told | Same>>
  states: Readonly<Partial<Record<State, Told | Seen | Each>>>
}

/** A screen's entry. What it does is asked for by the compiler; any other state may be told as well. */
export const screen = <const D extends Doing = never>(
  entry: Omit<ScreenStates, 'does' | 'states'> & {
    does: readonly D[]
    states: Record<Needed<D>, Told | Seen | Each> & ScreenStates['states']
  },
): ScreenStates => entry

/** A story of each viewer's own, named by them. */
export const OF_EACH: ScreenStates['viewers'] = {
  anonymous: 'Anonymous',
  1: 'Admin',
  2: 'Moderator',
  3: 'Editor',
  4: 'Collaborator',
  5: 'RegularUser',
  unknown: 'UnknownLevel',
}

/** Reasons that several screens share. */
export const ONE_PANEL = hole(
  'The panel of a server error with another sentence. Screens/Edit approvals/States shows it without a connection.',
)
export const PANEL_403 = hole(
  'The panel of a server error with another sentence. Screens/Edit approvals/States shows it refused.',
)
export const READ_BY_ALL = never('Everybody may read it: the server refuses nobody.')
export const FORM_STAYS = never('The form stays as it was opened: that it was not read again is not said.')
export const LIKE_REFUSED = hole(
  'Drawn as "refused with a text", by the same code. The sentences of each status are tested in packages/api-client.',
)
export const CARD_SHOWS = hole('Only the card differs: Screens/Search and Screens/Favourites show it.')
export const CARD_OF_STAFF = hole('Only a way to edit, on the card that is pointed at: parts/TitleCard shows it.')
export const ONE_CARD = hole('The grid of many with one card in it.')
export const NOTHING_TO_LOSE = never('A line or two, typed again at once: leaving asks nothing.')
