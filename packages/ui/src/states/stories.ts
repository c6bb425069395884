import { cellsOf } from './cells.ts'
import type { ScreenStates } from './kinds.ts'

/** What the map reads of a story or a docs page in Storybook's index. */
export interface Indexed {
  id: string
  title: string
  importPath: string
  type: string
}
export type Index = Readonly<Record<string, Indexed>>

/** Finds a story's id in Storybook's index by its file and export; undefined where there is none. */
export type FindStory = (story: string) => string | undefined

/** Stories of one file that stand in no cell. */
export interface MoreStories {
  title: string
  ids: string[]
}

const fileOf = ({ importPath }: Indexed) => importPath.replace(/^.*packages\/ui\/src\//, '')

/** An id ends in the export's name in kebab case. */
const keyOf = (file: string, story: string) => `${file}#${story.replaceAll('-', '').toLowerCase()}`
const keyIn = (entry: Indexed) => keyOf(fileOf(entry), entry.id.split('--')[1] ?? '')
const keyTo = (path: string) => {
  const [file = '', story = ''] = path.split('#')
  return keyOf(file, story)
}

export const findIn = (index: Index): FindStory => {
  const ids = new Map(Object.values(index).map((entry) => [keyIn(entry), entry.id]))
  return (path) => ids.get(keyTo(path))
}

/** The stories that a screen's cells lead to. */
export const storiesIn = (screen: ScreenStates): Set<string> =>
  new Set(
    cellsOf(screen)
      .flatMap(({ cells }) => Object.values(cells))
      .flatMap((cell) => (cell.kind === 'story' ? [cell.story] : [])),
  )

/** Screens may share a folder: the one whose own file it is, else one with a cell in it, else the folder's first. */
const ownerIn = (screens: readonly ScreenStates[]) => {
  const told = screens.map((screen) => ({
    screen,
    folder: `screens/${screen.folder}/`,
    own: `screens/${screen.folder}/${screen.file}.stories.tsx`,
    files: new Set([...storiesIn(screen)].map((story) => story.split('#')[0])),
  }))
  return (file: string) => {
    const sharing = told.filter(({ folder }) => file.startsWith(folder))
    const owner = sharing.find(({ own }) => own === file) ?? sharing.find(({ files }) => files.has(file)) ?? sharing[0]
    return owner?.screen.name
  }
}

/** By a screen's name, the stories of its folder that stand in no cell of any screen. */
export const moreOf = (screens: readonly ScreenStates[], index: Index): ReadonlyMap<string, readonly MoreStories[]> => {
  const inCells = new Set(screens.flatMap((screen) => [...storiesIn(screen)]).map(keyTo))
  const files = new Map<string, MoreStories>()
  for (const entry of Object.values(index)) {
    if (entry.type !== 'story' || inCells.has(keyIn(entry))) continue
    const file = files.get(fileOf(entry))
    if (file) file.ids.push(entry.id)
    else files.set(fileOf(entry), { title: entry.title, ids: [entry.id] })
  }
  const ownerOf = ownerIn(screens)
  const more = new Map<string, MoreStories[]>()
  for (const [file, stories] of files) {
    const name = ownerOf(file)
    if (name !== undefined) more.set(name, [...(more.get(name) ?? []), stories])
  }
  return more
}
