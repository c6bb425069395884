import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { REVIEWED } from '../../.storybook/axe-reviewed.ts'
import { within, type Stage, type Stand } from '../stage/stage.ts'
import type { Story } from '../stage/stories.ts'
import type { Judged } from './findings.ts'

const WIDTHS = [1280, 320] as const
const VIEWS = [
  { name: 'light', theme: 'light', forcedColors: 'none' },
  { name: 'dark', theme: 'dark', forcedColors: 'none' },
  { name: 'forced colours', theme: 'light', forcedColors: 'active' },
] as const

/** How many pages one story makes. */
export const PAGES_PER_STORY = WIDTHS.length * VIEWS.length

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const scripts = () => [readFileSync(axeFile, 'utf8'), readFileSync(join(import.meta.dirname, 'in-page.js'), 'utf8')]

const judgeHere = async ({ page }: Stand) => {
  if (!(await page.evaluate(`typeof judge === 'function'`))) for (const script of scripts()) await page.evaluate(script)
  return (await within(page.evaluate(`judge(${JSON.stringify(REVIEWED)})`))) as Pick<
    Judged,
    'violations' | 'incomplete'
  >
}

/** Judges a story in every window and in every set of colours. Returns what it threw, or null. */
const judgeStory = async (stand: Stand, story: Story, told: (judged: Judged) => void) => {
  const thrown = await stand.mount(story)
  // What stands there then is Storybook's own page of errors.
  if (thrown !== null) return thrown
  try {
    const own = await stand.turn('light')
    for (const width of WIDTHS) {
      await stand.resize(width)
      for (const { name, theme, forcedColors } of VIEWS) {
        await stand.turn(theme)
        await stand.page.emulateMedia({ forcedColors })
        await stand.rest()
        told({ story: story.label, view: `${width} ${name}`, ...(await judgeHere(stand)) })
      }
    }
    await stand.page.emulateMedia({ forcedColors: 'none' })
    await stand.turn(own)
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? 'It could not be judged.'
  }
  return null
}

interface Verdict {
  pages: Judged[]
  threw: { story: string; thrown: string }[]
}

/** Judges stories side by side. `told` is called after each of them, with how many are done. */
export const judgeStories = async (stage: Stage, stories: readonly Story[], told: (done: number) => void) => {
  const verdict: Verdict = { pages: [], threw: [] }
  let done = 0
  await stage.play(stories, async (stand, story) => {
    const thrown = await judgeStory(stand, story, (judged) => verdict.pages.push(judged))
    if (thrown !== null) verdict.threw.push({ story: story.label, thrown })
    told(++done)
  })
  return verdict
}
