import { gateOf } from '../session/gates.ts'
import type { Viewer as SessionViewer } from '../session/viewer.ts'
import { same, STATES, VIEWER_NAMES, type ScreenStates, type State, type Viewer } from './kinds.ts'

/** One cell of the map. */
export type Cell =
  /** A story; `by` where it shows another viewer, who sees the same. */
  | { kind: 'story'; story: string; by?: Viewer }
  | { kind: 'hole' | 'never'; reason: string }
  /** The viewer is not let in: there is no such state for them. */
  | { kind: 'closed' }

export interface Row {
  row: string
  cells: Record<Viewer, Cell>
}

const sessionViewer = (viewer: Viewer): SessionViewer => {
  if (viewer === 'anonymous') return { kind: 'anonymous' }
  const level = viewer === 'unknown' ? 4 : viewer
  return { kind: 'user', level, levelName: '', name: '', id: null, profileFailed: false }
}

/** Whether the product lets a viewer into a screen, by one way or another, by its own table of gates. */
export const mayOpen = ({ routes }: ScreenStates, viewer: Viewer): boolean =>
  routes.length === 0 || routes.some((route) => gateOf(route, sessionViewer(viewer), '/').kind === 'open')

/** 'screens/SearchScreen/SearchMany.stories.tsx#FiveThousand' */
const storyPath = ({ folder, file }: ScreenStates, story: string): string => {
  const [name = '', own = file] = story.split('#').toReversed()
  return `screens/${folder}/${own}.stories.tsx#${name}`
}

/** What a viewer is told to see. @throws an Error where two viewers are told to see what the other sees */
const toldTo = (screen: ScreenStates, viewers: Partial<ScreenStates['viewers']>, viewer: Viewer): Cell => {
  const told = viewers[viewer] ?? same(screen.main)
  if (typeof told === 'string') return { kind: 'story', story: storyPath(screen, told) }
  if (told.kind !== 'same') return told
  const other = viewers[told.as]
  if (other === undefined || (typeof other !== 'string' && other.kind === 'same'))
    throw new Error(`${screen.name}: ${viewer} and ${told.as} point at each other`)
  return typeof other === 'string' ? { kind: 'story', story: storyPath(screen, other), by: told.as } : other
}

const cellOf = (screen: ScreenStates, state: State, viewer: Viewer): Cell => {
  const told = screen.states[state]
  if (typeof told === 'object' && told.kind === 'each')
    return mayOpen(screen, viewer) ? toldTo(screen, told.of, viewer) : { kind: 'closed' }
  if (!told || typeof told === 'string' || told.kind === 'seen') {
    const by = typeof told === 'object' ? told.by : screen.main
    const story = typeof told === 'object' ? told.story : (told ?? '')
    if (viewer !== by && !mayOpen(screen, viewer)) return { kind: 'closed' }
    return { kind: 'story', story: storyPath(screen, story), ...(viewer !== by && { by }) }
  }
  return mayOpen(screen, viewer) ? told : { kind: 'closed' }
}

const rowOf = (row: string, cell: (viewer: Viewer) => Cell): Row => ({
  row,
  cells: Object.fromEntries(VIEWER_NAMES.map((viewer) => [viewer, cell(viewer)])) as Row['cells'],
})

/** The rows of a screen's table: who meets what when they come, then each state, in the order of `STATES`. */
export const cellsOf = (screen: ScreenStates): Row[] => [
  rowOf('As usual', (viewer) => toldTo(screen, screen.viewers, viewer)),
  ...(Object.keys(STATES) as State[])
    .filter((state) => screen.states[state] !== undefined)
    .map((state) => rowOf(STATES[state], (viewer) => cellOf(screen, state, viewer))),
]
