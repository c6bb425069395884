import type { Page } from 'playwright'
import { LONG_MS, type Look } from './look.ts'

interface Entry {
  id: string
  title: string
  type: string
  tags?: readonly string[]
}

interface DocsPage {
  title: string
  /** Of the page. */
  id: string
  /** Of its stories. */
  stories: readonly string[]
}

/** What every page says of its component or part, each in a paragraph of its own. */
const SAID: readonly (readonly [what: string, form: RegExp])[] = [
  ['when to use it and when not', /^Use [^]*; not [^]*\.$/],
  ['its keyboard', /^Keyboard: [^]*\.$/],
]

/** The pages that Storybook makes of the stories of a room, such as `parts`. @throws Error where there are none */
export const docsPages = async (origin: string, room: string): Promise<DocsPage[]> => {
  const response = await fetch(`${origin}/index.json`, { signal: AbortSignal.timeout(LONG_MS) })
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, Entry>> }
  const all = Object.values(entries).filter(({ title }) => title.startsWith(`${room}/`))
  const pages = all
    .filter(({ type }) => type === 'docs')
    .map(({ id, title }) => ({
      id,
      title,
      stories: all
        .filter((one) => one.type === 'story' && one.title === title && one.tags?.includes('autodocs'))
        .map((one) => one.id),
    }))
  if (pages.length === 0) throw new Error(`The workshop has no pages of ${room}`)
  return pages
}

/** Of each story that is to be shown as under a pointer, focused or pressed: the classes that the add-on gives it. */
const statesAsked = (page: Page, stories: readonly string[]) =>
  page.evaluate<[id: string, classes: string[]][]>(
    `Promise.all(${JSON.stringify(stories)}.map(async (storyId) => {
      const { parameters } = await __STORYBOOK_PREVIEW__.loadStory({ storyId })
      const asked = Object.keys(parameters.pseudo ?? {}).filter((key) => key !== 'rootSelector')
      return [storyId, asked.map((state) => 'pseudo-' + state.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()))]
    }))`,
  )

/** Goes on to a page in the same document, as the sidebar does it: the preview is loaded once for all. */
const show = async (page: Page, { id, title }: DocsPage) => {
  const selection = JSON.stringify({ storyId: id, viewMode: 'docs' })
  await page.evaluate(`__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', ${selection})`)
  const name = title.slice(title.lastIndexOf('/') + 1)
  await page
    .locator('#storybook-docs')
    .getByRole('heading', { level: 1, name, exact: true })
    .waitFor({ timeout: LONG_MS })
}

const lookAtWords = async (page: Page) => {
  const paragraphs = await page.locator('#storybook-docs p').allInnerTexts()
  return SAID.filter(([, form]) => !paragraphs.some((text) => form.test(text.trim()))).map(
    ([what]) => `does not say ${what}`,
  )
}

/** In the page, or in a frame of its own. */
const lookAtState = async (page: Page, id: string, name: string) => {
  const frame = page.locator(`#iframe--${id}`)
  const isFramed = (await frame.count()) > 0
  // A frame is loaded where somebody has come to it.
  if (isFramed) await frame.scrollIntoViewIfNeeded()
  const [within, root] = isFramed
    ? [page.frameLocator(`#iframe--${id}`), '#storybook-root']
    : [page, `[id="story--${id}"]`]
  return within
    .locator(`${root}.${name}-all, ${root} .${name}`)
    .first()
    .waitFor({ state: 'attached', timeout: LONG_MS })
    .then(
      () => [],
      () => [`nothing in ${id} is shown as it asks for (${name})`],
    )
}

/**
 * The page of each component or part: its words, every story of it, and the states that these ask for. The frames of
 * other stories stay empty: a part's page has up to thirty, and each loads the whole preview.
 */
export const lookAtDocs =
  (pages: readonly DocsPage[]): Look =>
  async (page, origin) => {
    const problems: string[] = []
    const framed = new Set<string>()
    page.on('pageerror', ({ message }) => problems.push(`threw ${message}`))
    await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
      framed.has(new URL(route.request().url()).searchParams.get('id') ?? '')
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: '' }),
    )
    await page.goto(`${origin}/iframe.html?id=${pages[0]?.id}&viewMode=docs`, { waitUntil: 'commit' })
    await page.locator('#storybook-docs h1').first().waitFor({ timeout: LONG_MS })
    for (const one of pages) {
      const asked = await statesAsked(page, one.stories)
      for (const [id, classes] of asked) if (classes.length > 0) framed.add(id)
      await show(page, one)
      const found = await lookAtWords(page)
      for (const id of one.stories)
        if (!(await page.locator(`[id="anchor--${id}"], [id="story--${id}--primary"]`).count()))
          found.push(`does not show ${id}`)
      for (const [id, classes] of asked) for (const name of classes) found.push(...(await lookAtState(page, id, name)))
      problems.push(...found.map((problem) => `${one.title} ${problem}`))
    }
    return problems
  }
