import type { Locator, Page } from '@playwright/test'
import { TITLE } from '@bunko/mock-server/named'
import { paths } from '../../../packages/ui/src/paths.ts'
import { MARK, TEXTS } from './hostile.ts'
import { STOPS, type Looker } from './routes.ts'

/** What stands behind a press. */
export interface Opening {
  at: string
  as: Looker
  /** Answers with what is open then. */
  open: (page: Page, pass: number) => Promise<Locator>
}

const main = (page: Page) => page.getByRole('main')
const tab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel')
}
/** Types into a picker and waits for what it offers. */
const pick = (label: string | RegExp, text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: label }).first().fill(text)
  const list = page.getByRole('listbox')
  await list.getByRole('option').first().waitFor()
  return list
}
const then =
  (first: (page: Page) => Promise<unknown>, second: Opening['open']): Opening['open'] =>
  async (page, pass) => {
    await first(page)
    return second(page, pass)
  }
const dialog = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click()
  return page.locator('dialog[open]')
}
/** Every text that is folded. */
const unfold = async (page: Page) => {
  const more = main(page).getByRole('button', { name: 'Show more', exact: true })
  // What is measured anew, as its font comes, may turn out to need none.
  while ((await more.count()) > 0)
    await more
      .first()
      .click({ timeout: 5_000 })
      .catch(() => {})
  return main(page)
}

const CLASSES = tab(/^Classifications/)
const PEOPLE = tab(/^Authors/)
const DATABASE = tab(/^Database Information/)

/** The name of the first title that is found, as it is told in this pass: what is like it is a duplicate. */
const duplicates = async (page: Page) => {
  const name = page.getByRole('textbox', { name: 'Primary title', exact: true })
  // Something is found, whatever is typed.
  await page.route('**/manga/search/manga/?*', (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/q=[^&]*/, 'q=kitchen'),
    }),
  )
  const told = page.waitForResponse(/\/manga\/search\/manga\//)
  await name.fill('kitchen')
  const { data } = (await (await told).json()) as { data: { primary_title: string }[] }
  await name.fill(data[0]?.primary_title.slice(0, 200) ?? '')
  return page.getByRole('list', { name: 'Similar titles' })
}

export const OPENINGS: Readonly<Record<string, Opening>> = {
  'classifications of a title': { ...STOPS.editTitle, open: CLASSES },
  'people of a title': { ...STOPS.editTitle, open: PEOPLE },
  'covers of a title': { ...STOPS.editTitle, open: DATABASE },
  'genres that are found': { ...STOPS.createTitle, open: then(CLASSES, pick('Genres', 'ac')) },
  'people that are found': { ...STOPS.createTitle, open: then(PEOPLE, pick('Authors', 'an')) },
  'related titles that are found': { ...STOPS.createTitle, open: then(DATABASE, pick(/^Related/, 'kitchen')) },
  duplicates: { ...STOPS.createTitle, open: duplicates },
  'titles for a chart': { ...STOPS.season, open: pick('Add titles', 'kitchen') },
  'titles for a person': { ...STOPS.editPerson, open: pick(/^Associate a title/, 'kitchen') },
  'titles for a magazine': { ...STOPS.editMagazine, open: pick('Titles', 'kitchen') },
  'magazines for a publisher': { ...STOPS.editPublisher, open: pick('Magazines', 'mo') },
  'people to search by': { ...STOPS.search, open: pick('Author or artist', 'an') },
  // Filtered here, by what the names hold.
  'publishers to search by': { ...STOPS.search, open: pick('Publisher', 'script') },
  'genres to search by': { ...STOPS.search, open: pick('Genres', 'ac') },
  'genres to choose from': {
    ...STOPS.search,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Genres' }).click()
      const list = page.getByRole('listbox')
      await list.getByRole('option').nth(12).waitFor()
      return list
    },
  },
  'the palette': {
    ...STOPS.home,
    open: async (page, pass) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Screen' }).fill(TEXTS[pass]?.slice(0, 1_000) ?? MARK)
      return page.getByRole('dialog')
    },
  },
  'titles that are suggested': { ...STOPS.home, open: pick('Search titles', 'kitchen') },
  'a cover in the gallery': { ...STOPS.title, open: dialog(/^Enlarge .*[vV]olume/) },
  'who is logged in': {
    ...STOPS.profile,
    open: async (page) => {
      await page.getByRole('button', { name: /Account of/ }).click()
      // The name stands above what can be chosen.
      return page.getByRole('menu').locator('..')
    },
  },
  'all of a title': { ...STOPS.title, open: unfold },
  'all of a magazine': { ...STOPS.magazine, open: unfold },
  'all of a publisher': { ...STOPS.publisher, open: unfold },
  'all of a proposal': { ...STOPS.edit, open: unfold },
  'a title to delete': {
    as: 1,
    at: paths.deleteTitle.to() + `?title=${TITLE.public_id}`,
    open: dialog(/^Delete Title$/),
  },
  'an author to delete': { ...STOPS.authors, open: dialog(/^Delete /) },
  'a magazine to delete': { ...STOPS.createMagazine, open: dialog(/^Delete /) },
}
