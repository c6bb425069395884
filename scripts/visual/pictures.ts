import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heightOf, type Stage, type Stand, type Theme } from '../stage/stage.ts'
import type { Story } from '../stage/stories.ts'
import { keepSmall } from './small.ts'

const WIDTHS = [1280, 375] as const
const THEMES = ['light', 'dark'] as const
/** What a longer page shows further down is left out, px. */
const MAX_HEIGHT = 2400

/** What is known of one story's pictures, kept beside them as `<id>.json`. */
export interface Taken {
  id: string
  label: string
  /** What the story threw; null when it went well. */
  thrown: string | null
  /** "light-1280" and so on: the picture is `<id>-<shot>.png`. */
  shots: string[]
}

export const pictureFile = (dir: string, id: string, shot: string) => join(dir, `${id}-${shot}.png`)
const noteFile = (dir: string, id: string) => join(dir, `${id}.json`)

const snap = async ({ cdp }: Stand) => {
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

/** Two pictures in a row that are the same: a page that is still being drawn gives a third, and so on. */
const steady = async (stand: Stand) => {
  let last = await snap(stand)
  for (let attempt = 0; attempt < 8; attempt++) {
    const next = await snap(stand)
    if (next.equals(last)) break
    last = next
    await stand.rest()
  }
  return last
}

const atWidth = async (stand: Stand, width: number) => {
  await stand.resize(width)
  const height = Math.min(await stand.rest(), MAX_HEIGHT)
  if (height <= heightOf(width)) return
  // A window as high as the page: what is drawn beyond a window's edge is drawn a little differently each time.
  await stand.resize(width, height)
  await stand.rest()
}

const shoot = async (
  stand: Stand,
  keep: (shot: string, png: Buffer) => void,
  atFirst: () => Promise<void> = async () => {},
) => {
  const own = await stand.turn('light')
  // A story that is about the dark theme has no other.
  const themes: readonly Theme[] = own === 'dark' ? ['dark'] : THEMES
  for (const width of WIDTHS) {
    await stand.turn(themes[0] ?? 'light')
    await atWidth(stand, width)
    for (const theme of themes) {
      await stand.turn(theme)
      await stand.rest()
      keep(`${theme}-${width}`, await steady(stand))
      if (theme === themes[0] && width === WIDTHS[0]) await atFirst()
    }
  }
  await stand.turn(own)
}

/** Takes the pictures of the stories into a folder. `told` is called after each; `small` keeps a small one of each. */
export const takePictures = async (
  stage: Stage,
  stories: readonly Story[],
  dir: string,
  told: (taken: Taken) => void = () => {},
  small?: string,
) => {
  mkdirSync(dir, { recursive: true })
  await stage.play(stories, async (stand, story) => {
    const taken: Taken = { ...story, thrown: await stand.mount(story), shots: [] }
    try {
      const keep = (shot: string, png: Buffer) => {
        writeFileSync(pictureFile(dir, story.id, shot), png)
        taken.shots.push(shot)
      }
      await shoot(stand, keep, small === undefined ? undefined : () => keepSmall(stand.cdp, small, story.id))
    } catch (error) {
      taken.thrown ??= (error as Error).message.split('\n')[0] ?? 'No picture could be taken.'
    }
    writeFileSync(noteFile(dir, story.id), JSON.stringify(taken))
    told(taken)
  })
}

/** What a folder knows of a story; undefined where its pictures were never taken. */
export const readTaken = (dir: string, id: string): Taken | undefined => {
  const file = noteFile(dir, id)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Taken) : undefined
}

/** Everything a folder of pictures knows, in the order of the ids; nothing where there is no such folder. */
export const readAllTaken = (dir: string): Taken[] =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .flatMap((name) => readTaken(dir, name.slice(0, -'.json'.length)) ?? [])
    : []

/** Removes a story's pictures from a folder. */
export const forget = (dir: string, { id, shots }: Taken) => {
  for (const shot of shots) rmSync(pictureFile(dir, id, shot), { force: true })
  rmSync(noteFile(dir, id), { force: true })
}
