import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { RUN_ONLY } from '../../.storybook/axe-rules.ts'
import { differs, LONG_MS, type Look } from './look.ts'

interface Entry {
  id: string
  type: string
  tags?: readonly string[]
}

/** Storybook's own tags: pages by themselves, and those that name a file of stories, as the states map does. */
const WRITTEN: ReadonlySet<string> = new Set(['unattached-mdx', 'attached-mdx'])

/** The pages that somebody has written, by their ids. @throws Error where the workshop tells of none */
export const writtenPages = async (origin: string): Promise<string[]> => {
  const response = await fetch(`${origin}/index.json`, { signal: AbortSignal.timeout(LONG_MS) })
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, Entry>> }
  const ids = Object.values(entries).filter(
    ({ type, tags }) => type === 'docs' && tags?.some((tag) => WRITTEN.has(tag)),
  )
  if (ids.length === 0) throw new Error('The workshop has no written pages')
  return ids.map(({ id }) => id)
}

const axeSource = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/**
 * The rules of the stories. Left out: what Storybook draws around and between our words (its headings' ids, its frames of
 * stories, which are judged by themselves), and what is only right of a whole page.
 */
const judge = `(async () => {
  const { violations } = await axe.run(
    { include: ['#storybook-docs'], exclude: [['iframe'], ['.sb-story'], ['[id^="anchor--"]'], ['.docblock-source']] },
    {
      runOnly: ${JSON.stringify(RUN_ONLY)},
      rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
      resultTypes: ['violations'],
      preload: false,
    },
  )
  return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', '))
})()`

const NARROW_PX = 320
/** What reaches over the window at 320 px: a page is read there as well. */
const hangsOver = async (page: Page): Promise<string[]> => {
  await page.setViewportSize({ width: NARROW_PX, height: 800 })
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  )
  return over > 1 ? [`at ${NARROW_PX} px it is ${over} px too wide`] : []
}

const RATIO = /^\d+\.\d\d:1$/
/** Foundations/Colour: every pair has its contrast printed in both themes, and one that is known is right. */
const printsContrast = async (page: Page): Promise<string[]> => {
  const problems: string[] = []
  let known = 0
  for (const table of await page.locator('#storybook-docs table').all()) {
    const heads = await table.locator('thead th').allInnerTexts()
    if (heads[1] !== 'on') continue
    problems.push(...differs('the heads', heads, ['Colour', 'on', 'Light', 'Dark']))
    for (const row of await table.locator('tbody tr').all()) {
      const [ink, ground, ...samples] = await row.locator('th, td').allInnerTexts()
      const ratios = samples.map((text) => text.split('\n').at(-1) ?? '')
      if (ratios.length !== 2 || !ratios.every((text) => RATIO.test(text)))
        problems.push(`${ink} on ${ground}: ${samples.join(' | ')}`)
      if (ink !== 'ink' || ground !== 'surface') continue
      known++
      if (!ratios[0]?.startsWith('17.5')) problems.push(`ink on surface, light: ${ratios[0]}`)
      if (ratios[0] === ratios[1]) problems.push('ink on surface: the same in both themes')
    }
  }
  return [...problems, ...differs('tables with ink on surface', known, 1)]
}

/** A written page: its heading, which is not there where a part of it throws, no table without rows, nothing axe finds. */
export const lookAtPage =
  (id: string): Look =>
  async (page, origin) => {
    const problems: string[] = []
    page.on('pageerror', ({ message }) => problems.push(`threw ${message}`))
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`, { waitUntil: 'commit' })
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: LONG_MS })
    await page.waitForLoadState('load')
    for (const table of await page.locator('#storybook-docs table').all())
      if (!(await table.locator('tbody tr').count())) problems.push(`the table '${await table.innerText()}' has no row`)
    if (id === 'foundations-colour--docs') problems.push(...(await printsContrast(page)))
    await page.addScriptTag({ path: axeSource })
    problems.push(...(await page.evaluate<string[]>(judge)), ...(await hangsOver(page)))
    return problems
  }
