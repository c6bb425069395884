import { TITLE } from '@bunko/mock-server/named'
import type { Locator, Page } from '@playwright/test'
import type { FAULTS } from './faults.ts'
import { STOPS, type Looker } from './routes.ts'
import { drawn } from './visit.ts'

/** What is asked for by a press, or by typing, on a screen that has come. (A proposal is opened with what its list knows.) */
export interface Behind {
  at: string
  as: Looker
  /** What stands before it: a tab that is opened. It asks for what it likes. */
  before?: (page: Page) => Promise<unknown>
  /** Method and path of the read, below the base path. */
  asks: RegExp
  press: (page: Page) => Promise<unknown>
  /** What is said where it does not come. */
  says: string
  /** It is said whether it comes or not. */
  isHint?: boolean
  /** Whether the server's own text stands in its place, where it has sent one. */
  saysWhy?: boolean
  /** The way on that is offered, where it is not a button 'Retry'. */
  retry?: (page: Page) => Promise<unknown>
  /** What is there once it has come. */
  brings: (page: Page) => Locator
  /** What was typed, and what stands there: it stays, whatever happens. */
  typed?: { field: (page: Page) => Locator; text: string }
  /** Faults that mean something else here. */
  passes?: readonly (keyof typeof FAULTS)[]
}

const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()
const field = (label: string | RegExp) => (page: Page) => page.getByRole('combobox', { name: label }).first()
const option = (page: Page) => page.getByRole('listbox').getByRole('option')

/** A picker, by its field: it finds what is typed. */
const picker = (label: string | RegExp, text: string) => ({
  press: (page: Page) => field(label)(page).fill(text),
  says: 'Search failed',
  retry: async (page: Page) => option(page).filter({ hasText: 'Retry' }).click(),
  brings: (page: Page) => option(page).filter({ hasNotText: /Retry|Searching|No results/ }),
  typed: { field: field(label), text },
})

const CLASSES = tab(/^Classifications/)
const PEOPLE = tab(/^Authors/)
const DATABASE = tab(/^Database Information/)
const NAME = (page: Page) => page.getByRole('textbox', { name: 'Primary title', exact: true })
const TO_DELETE = (page: Page) => page.getByRole('searchbox', { name: 'Search manga' })
const AUTHORS = (page: Page) => page.getByRole('searchbox').first()

export const BEHIND: Readonly<Record<string, Behind>> = {
  'genres that are found': {
    ...STOPS.createTitle,
    before: CLASSES,
    asks: /^GET \/manga\/search\/genres\/$/,
    ...picker('Genres', 'ac'),
  },
  'themes that are found': {
    ...STOPS.createTitle,
    before: CLASSES,
    asks: /^GET \/manga\/search\/themes\/$/,
    ...picker('Themes', 'sc'),
  },
  'formats that are found': {
    ...STOPS.createTitle,
    before: CLASSES,
    asks: /^GET \/manga\/search\/formats\/$/,
    ...picker('Formats', 'co'),
  },
  'people that are found': {
    ...STOPS.createTitle,
    before: PEOPLE,
    asks: /^GET \/manga\/people\/search\/$/,
    ...picker('Authors', 'an'),
  },
  'related titles that are found': {
    ...STOPS.createTitle,
    before: DATABASE,
    asks: /^GET \/manga\/search\/manga\/$/,
    ...picker(/^Related/, 'kitchen'),
  },
  'titles for a chart': {
    ...STOPS.season,
    asks: /^GET \/manga\/search\/manga\/$/,
    ...picker('Add titles', 'kitchen'),
  },
  'titles for a person': {
    ...STOPS.editPerson,
    asks: /^GET \/manga\/search\/manga\/$/,
    ...picker(/^Associate a title/, 'kitchen'),
  },
  'titles for a magazine': {
    ...STOPS.editMagazine,
    asks: /^GET \/manga\/magazines\/search\/manga\/$/,
    ...picker('Titles', 'kitchen'),
  },
  'magazines for a publisher': {
    ...STOPS.editPublisher,
    asks: /^GET \/manga\/publishers\/search\/magazines\/$/,
    ...picker('Magazines', 'mo'),
  },
  'people to search by': {
    ...STOPS.search,
    asks: /^GET \/manga\/people\/search\/$/,
    ...picker('Author or artist', 'an'),
  },
  'publishers to search by': {
    ...STOPS.search,
    asks: /^GET \/manga\/publishers$/,
    ...picker('Publisher', 'an'),
  },
  'genres to search by': {
    ...STOPS.search,
    asks: /^GET \/manga\/search\/genres\/$/,
    ...picker('Genres', 'ac'),
  },
  'genres to choose from': {
    ...STOPS.search,
    asks: /^GET \/manga\/genres$/,
    press: (page) => field('Genres')(page).click(),
    // Without the list the field is searched, as ever; it is asked for again with the next touch.
    says: 'Choose, or type at least 2 characters.',
    isHint: true,
    retry: async (page) => {
      await page.getByRole('heading', { level: 1 }).click()
      await field('Genres')(page).click()
    },
    brings: (page) => option(page).nth(12),
  },
  'titles that are suggested': {
    ...STOPS.top,
    asks: /^GET \/search\/autocomplete\/$/,
    ...picker('Search titles', 'kitchen'),
  },
  'titles like the one that is typed': {
    ...STOPS.createTitle,
    asks: /^GET \/manga\/search\/manga\/$/,
    press: (page) => NAME(page).fill(TITLE.primary_title),
    says: 'Could not look for similar titles.',
    brings: (page) => page.getByRole('list', { name: 'Similar titles' }),
    typed: { field: NAME, text: TITLE.primary_title },
  },
  'names of related titles': {
    ...STOPS.editTitle,
    asks: /^GET \/manga\/[^/]+\/related\/$/,
    press: async (page) => {
      await page.reload()
      await DATABASE(page)
      await drawn(page)
    },
    says: 'The names of the related titles could not be read',
    saysWhy: true,
    brings: (page) => page.getByRole('list', { name: /^Chosen: Related/ }),
  },
  'fields that are closed': {
    ...STOPS.editTitle,
    as: 4,
    asks: /^GET \/edits\/field-permissions\/$/,
    press: (page) => page.reload(),
    // Where it is not known the server decides.
    says: 'Edit summary',
    isHint: true,
    retry: async (page) => {
      await page.reload()
    },
    brings: (page) => page.getByText('Only Editors and above can change this field.'),
  },
  'covers of a title': {
    ...STOPS.editTitle,
    asks: /^GET \/manga\/[^/]+\/covers\/$/,
    press: DATABASE,
    says: 'Failed to load covers',
    saysWhy: true,
    brings: (page) => page.getByRole('list', { name: /covers/i }),
  },
  'titles to delete': {
    ...STOPS.deleteTitle,
    asks: /^GET \/manga\/search\/manga\/$/,
    press: (page) => TO_DELETE(page).fill('kitchen'),
    says: 'Search failed',
    brings: (page) => page.getByRole('list', { name: 'Titles' }).getByRole('listitem'),
    typed: { field: TO_DELETE, text: 'kitchen' },
  },
  'a title to delete': {
    ...STOPS.deleteTitle,
    asks: /^GET \/manga\/[^/]+\/$/,
    press: (page) => page.getByRole('list', { name: 'Titles' }).getByRole('button').first().click(),
    says: 'Failed to load manga details',
    brings: (page) => page.getByRole('button', { name: 'Delete Title' }),
  },
  'another search': {
    ...STOPS.search,
    asks: /^GET \/search\/advanced\/$/,
    press: (page) => page.getByRole('searchbox').first().fill('kitchen'),
    says: 'Search failed',
    brings: (page) => page.getByRole('main').getByRole('link', { name: /kitchen/i }),
  },
  'more titles of a search': {
    // Of a wall the next page is read ahead as soon as it is drawn.
    at: `${STOPS.search.at}&view=list`,
    as: null,
    asks: /^GET \/search\/advanced\/$/,
    press: (page) => page.evaluate('scrollTo(0, document.body.scrollHeight)'),
    says: 'Search failed',
    brings: (page) => page.getByRole('main').getByRole('article'),
    // As with the authors.
    passes: ['404'],
  },
  'more authors': {
    ...STOPS.authors,
    asks: /^GET \/manga\/people\/$/,
    press: button('Show more'),
    says: 'Error Loading Authors',
    brings: (page) => page.getByRole('list', { name: 'Authors and artists' }).getByRole('listitem').nth(50),
    // A page that is not found is behind the last one: the list has become shorter.
    passes: ['404'],
  },
  'authors by name': {
    ...STOPS.authors,
    asks: /^GET \/manga\/people\/$/,
    press: (page) => AUTHORS(page).fill('an'),
    says: 'Error Loading Authors',
    brings: (page) => page.getByRole('list', { name: 'Authors and artists' }).getByRole('listitem'),
    typed: { field: AUTHORS, text: 'an' },
  },
  'the next page of a ranking': {
    ...STOPS.top,
    asks: /^GET \/manga\/top\/$/,
    press: (page) => page.getByRole('link', { name: 'Next', exact: true }).click(),
    says: 'The ranking could not be loaded',
    brings: (page) => page.getByText(/^Page 2 of/),
  },
  'a title that is opened': {
    ...STOPS.search,
    asks: /^GET \/manga\/[^/]+\/$/,
    press: (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first().click(),
    says: 'Failed to load manga details',
    brings: (page) => page.getByRole('radiogroup', { name: 'Your rating' }),
    // It says that there is no such title.
    passes: ['404'],
  },
}
