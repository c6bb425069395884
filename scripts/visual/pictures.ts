import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heightOf, isPhone, type Stage, type Stand } from '../stage/stage.ts'
import type { Story } from '../stage/stories.ts'
import { keepSmall } from './small.ts'

const WIDTHS = [1280, 375] as const
/**
 * Of a story told in one theme as well: a theme is colours alone, and what the story holds is the same in the other. The
 * stories told in the dark are about small windows and long texts, refusals and states, not about the dark.
 */
const THEMES = ['light', 'dark'] as const
/**
 * What a longer page shows further down is left out, px, and told. By a sample every sixteenth story is longer, nearly
 * all of them lists without end; at 2,400 px it was more than every fourth.
 */
const MAX_HEIGHT = 8000
/** A page that grows with its window, or loads more where there is room, is followed so many times. */
const MAX_GROWTH = 3

/** A picture that ends before its page does. */
export interface Cut {
  shot: string
  /** How much of the page is in the picture, px. */
  shown: number
  /** How high the page is, px. */
  whole: number
}

/** What is known of one story's pictures, kept beside them as `<id>.json`. */
export interface Taken {
  id: string
  label: string
  /** What the story threw; null when it went well. */
  thrown: string | null
  /** "light-1280" and so on: the picture is `<id>-<shot>.png`. */
  shots: string[]
  cut: Cut[]
}

export const pictureFile = (dir: string, id: string, shot: string) => join(dir, `${id}-${shot}.png`)
/** Where a folder keeps what is known of a story's pictures. */
export const noteFile = (dir: string, id: string) => join(dir, `${id}.json`)

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

/** Makes the window as high as the page. Returns how much of the page that is, and all of it, px. */
const openWhole = async (stand: Stand, width: number, height: number) => {
  let [shown, whole] = [heightOf(width), height]
  for (let growth = 0; whole > shown && shown < MAX_HEIGHT && growth < MAX_GROWTH; growth++) {
    shown = Math.min(whole, MAX_HEIGHT)
    // A window as high as the page: what is drawn beyond a window's edge is drawn a little differently each time.
    await stand.resize(width, shown)
    whole = await stand.rest()
  }
  return { shown, whole }
}

interface Kept {
  picture: (shot: string, png: Buffer, height: Omit<Cut, 'shot'>) => void
  /** Called when the story stands in the first window, which is as high as a telephone or a desk has it. */
  first: () => Promise<void>
}

const shoot = async (stand: Stand, kept: Kept) => {
  const own = await stand.turn('light')
  // A wide window would take the focus from what only a telephone shows.
  const widths = stand.asked !== null && isPhone(stand.asked) ? WIDTHS.toReversed() : WIDTHS
  for (const width of widths) {
    await stand.turn(own)
    await stand.resize(width)
    const usual = await stand.rest()
    if (width === widths[0]) await kept.first()
    const height = await openWhole(stand, width, usual)
    for (const theme of THEMES) {
      await stand.turn(theme)
      await stand.rest()
      kept.picture(`${theme}-${width}`, await steady(stand), height)
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
    const taken: Taken = { ...story, thrown: await stand.mount(story), shots: [], cut: [] }
    try {
      await shoot(stand, {
        picture: (shot, png, height) => {
          writeFileSync(pictureFile(dir, story.id, shot), png)
          taken.shots.push(shot)
          if (height.whole > height.shown) taken.cut.push({ shot, ...height })
        },
        first: async () => {
          if (small !== undefined) await keepSmall(stand.cdp, small, story.id)
        },
      })
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

const browserFile = (dir: string) => join(dir, 'browser.txt')
/** Writes down which browser drew the pictures of a folder: its version. */
export const noteBrowser = (dir: string, version: string) => writeFileSync(browserFile(dir), `${version}\n`)
/** The version of the browser that drew the pictures of a folder; undefined where nobody wrote it down. */
export const browserOf = (dir: string) =>
  existsSync(browserFile(dir)) ? readFileSync(browserFile(dir), 'utf8').trim() : undefined

/** Removes a story's pictures from a folder. */
export const forget = (dir: string, { id, shots }: Taken) => {
  for (const shot of shots) rmSync(pictureFile(dir, id, shot), { force: true })
  rmSync(noteFile(dir, id), { force: true })
}
