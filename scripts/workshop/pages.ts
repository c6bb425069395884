import { LONG_MS, type Look } from './look.ts'

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

/** A written page: its heading, which is not there where a part of it throws, and no table without rows. */
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
    return problems
  }
