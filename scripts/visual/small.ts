import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession } from 'playwright'

/** Of every small picture, px: what a desk's window shows, five times smaller. */
const SIZE = { width: 256, height: 180 }
const ENDING = '.webp'
const INDEX = 'index.json'

/**
 * Runs in the page: a picture made smaller, in the middle of what is clear where it is a telephone's. The browser's own
 * smaller screenshot would draw the page at another scale, just before the pictures that are compared.
 */
const MADE_SMALLER = `async (data, width, height) => {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const scale = Math.min(width / picture.width, height / picture.height)
  const shown = Math.round(picture.width * scale)
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, Math.round((width - shown) / 2), 0, shown, Math.round(picture.height * scale))
  const blob = await context.canvas.convertToBlob({ type: 'image/webp', quality: 0.6 })
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
}`

/** What the window shows, in a few kilobytes. */
const smallPicture = async (cdp: CDPSession) => {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `(${MADE_SMALLER})('${data}', ${SIZE.width}, ${SIZE.height})`,
    awaitPromise: true,
    returnByValue: true,
  })
  if (typeof result.value !== 'string') throw new Error('A picture could not be made smaller.')
  return Buffer.from(result.value, 'base64')
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
