import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCREEN_MODES, SCREENS } from '../../.storybook/modes.ts'
import { readStoryFile } from '../checks/story-files.ts'
import { ROOT } from '../lib/processes.ts'

export interface Snapshots {
  screens: number
  others: number
  /** How many pictures are taken of a screen's story. */
  modes: number
}

/** The title in the meta: on its line, or on a line of its own. Without one Storybook takes it from the folder. */
const TITLE = /\.meta\(\{(?: |[^]*?\n {2})title: '([^']+)'/

/** Whether a file of stories stands under Screens in the sidebar. */
const isScreens = (text: string) => TITLE.exec(text)?.[1]?.startsWith(SCREENS) ?? false

const readAll = () =>
  globSync('packages/ui/src/**/*.stories.tsx', { cwd: ROOT }).map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))

/** What a full run of Chromatic takes, as the files of stories have it. */
export const snapshotsOf = (files: readonly { path: string; text: string }[] = readAll()): Snapshots => {
  const count = { screens: 0, others: 0, modes: Object.keys(SCREEN_MODES).length }
  for (const { path, text } of files)
    count[isScreens(text) ? 'screens' : 'others'] += readStoryFile(path, text).stories.length
  return count
}

/** The count in one line. */
export const snapshotsLine = ({ screens, others, modes }: Snapshots) =>
  `A full run takes ${(screens * modes + others).toLocaleString('en-GB')} snapshots: ` +
  `${screens} stories of screens in ${modes} modes, ${others} others in one. TurboSnap takes those that changed.`
