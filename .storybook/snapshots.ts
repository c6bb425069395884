import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isScreens, modesOf } from './modes.ts'

export interface Snapshots {
  /** Stories of screens. */
  screens: number
  /** Those of them that are told in one window or theme, and taken in that one. */
  pinned: number
  /** How many pictures are taken of the stories of screens. */
  pictures: number
  /** All other stories: each is taken once. */
  others: number
}

interface File {
  path: string
  text: string
}

/** The title in the meta: on its line, or on a line of its own. Without one Storybook takes it from the folder. */
const TITLE = /\.meta\(\{(?: |[^]*?\n {2})title: '([^']+)'/
const STORY = /^export const \w+ = (?:\w+\.story|\w+\.extend)\(/gm

/** What the text of a story, or of the meta before all stories, says of its window and theme. */
const toldIn = (text: string) => ({
  theme: /globals: \{[^\n]*\btheme: '([^']+)'/.exec(text)?.[1],
  // Which one does not matter to the number of pictures.
  width: /\bviewport: \{ value: '|\bWIDE_ONLY\b/.test(text) ? 0 : undefined,
})

/** How many modes each story of a file is taken in. */
const modesIn = (title: string, text: string) => {
  const starts = [...text.matchAll(STORY)].map(({ index }) => index)
  const ofAll = toldIn(text.slice(text.indexOf('.meta('), starts[0]))
  return starts.map((start, at) => {
    const own = toldIn(text.slice(start, starts[at + 1]))
    const told = { title, theme: own.theme ?? ofAll.theme, width: own.width ?? ofAll.width }
    return Object.keys(modesOf(told)).length
  })
}

const SOURCES = join(import.meta.dirname, '../packages/ui/src')
const readAll = (): File[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx'))
    .map((path) => ({ path, text: readFileSync(join(SOURCES, path), 'utf8') }))

/** What a full run of Chromatic takes, as the files of stories have it. */
export const snapshotsOf = (files: readonly File[] = readAll()): Snapshots => {
  const full = Object.keys(modesOf({ title: 'Screens/' })).length
  const count = { screens: 0, pinned: 0, pictures: 0, others: 0 }
  for (const { text } of files) {
    const title = TITLE.exec(text)?.[1] ?? ''
    const modes = modesIn(title, text)
    if (!isScreens(title)) {
      count.others += modes.length
      continue
    }
    count.screens += modes.length
    count.pinned += modes.filter((many) => many < full).length
    count.pictures += modes.reduce((sum, many) => sum + many, 0)
  }
  return count
}

const number = new Intl.NumberFormat('en-GB')
/** The count in a sentence. */
export const snapshotsText = ({ screens, pinned, pictures, others }: Snapshots) =>
  `A full run takes ${number.format(pictures + others)} snapshots: ${number.format(pictures)} of ` +
  `${number.format(screens)} stories of screens, ${number.format(pinned)} of which are told in one window or theme ` +
  `and taken in that one, and one of each of ${number.format(others)} others.`
