import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'

/** What of a page is in its small picture, px: the top of a window as a desk has it. */
const SHOWN = { x: 0, y: 0, width: 1280, height: 900 }
const SCALE = 0.2
const ENDING = '.webp'
const INDEX = 'index.json'

/** A few kilobytes of what a page shows at its top. */
const smallPicture = async (cdp: CDPSession) => {
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { ...SHOWN, scale: SCALE },
  })
  return Buffer.from(data, 'base64')
}

/** Keeps the small picture of a story for the states map; `dir` is where Storybook serves them from. */
export const keepSmall = async (cdp: CDPSession, dir: string, id: string) => {
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, id + ENDING), await smallPicture(cdp))
}

/** Says in a file which stories have one: the map asks for no other. */
export const listSmall = (dir: string): string[] => {
  mkdirSync(dir, { recursive: true })
  const ids = readdirSync(dir)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .toSorted()
  writeFileSync(join(dir, INDEX), JSON.stringify(ids))
  return ids
}
