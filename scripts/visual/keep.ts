import { copyFileSync, mkdirSync } from 'node:fs'
import { forget, noteBrowser, noteFile, pictureFile, readAllTaken, type Taken } from './pictures.ts'

/** A folder of pictures, and what is known of those that were taken. */
export interface Side {
  dir: string
  taken: readonly Taken[]
}

interface How {
  /** Whether only some stories were taken: what is kept of the others stays. Else it goes, and so do stories that are no more. */
  isPart: boolean
  /** The version of the browser that drew them. */
  browser: string
}

/** Puts pictures in the place of those that a folder keeps (`--accept`). What a story no longer has goes. */
export const keepPictures = ({ dir: from, taken }: Side, to: string, { isPart, browser }: How) => {
  mkdirSync(to, { recursive: true })
  const now = new Set(taken.map(({ id }) => id))
  for (const old of readAllTaken(to)) if (!isPart || now.has(old.id)) forget(to, old)
  for (const { id, shots } of taken) {
    for (const shot of shots) copyFileSync(pictureFile(from, id, shot), pictureFile(to, id, shot))
    copyFileSync(noteFile(from, id), noteFile(to, id))
  }
  noteBrowser(to, browser)
}
