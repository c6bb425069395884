import {
  PENDING_EDIT,
  PENDING_JAPANESE,
  PENDING_LONG,
  PENDING_NAMES,
  PENDING_TAGS,
  PENDING_UNKNOWN_LEVEL,
  TITLE_CHINESE,
  TITLE_JAPANESE,
  TITLE_KOREAN,
  TITLE_PORTUGUESE,
} from '@bunko/mock-server/named'
import type { Locator, Page } from '@playwright/test'
import type { OwnTexts } from './faults.ts'
import type { Looker } from './routes.ts'

/** Every fault; a renewal that works; one that is refused. */
export type Turn = 0 | 1 | 2

/** A form, or a thing to press, that writes. */
interface Form {
  as: Looker
  /** One that succeeds must not take the others' record away: each test has an address and texts of its own. */
  at: (turn: Turn) => string
  /** Method and path of the write, below the base path. */
  call: RegExp
  /** What is typed before it is sent. */
  typed: readonly { field: (page: Page) => Locator; text: (turn: Turn) => string }[]
  send: (page: Page) => Promise<void>
  own: OwnTexts
}

const box = (name: string | RegExp) => (page: Page) => page.getByRole('textbox', { name, exact: true })
const secret = (label: RegExp) => (page: Page) => page.getByLabel(label).first()
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const TITLES = [TITLE_CHINESE, TITLE_KOREAN, TITLE_PORTUGUESE] as const
const TO_APPROVE = [PENDING_TAGS, PENDING_EDIT, PENDING_LONG] as const
const TO_REJECT = [PENDING_NAMES, PENDING_JAPANESE, PENDING_UNKNOWN_LEVEL] as const
const titlePage = (turn: Turn) => `/manga/${TITLES[turn].public_id}/untitled`
const always = (at: string) => () => at
/** As a person types it, a little different each time. */
const words = (text: string) => (turn: Turn) => `${text}${'!'.repeat(turn)}`

/** The forms that matter most, by name. */
export const FORMS: Readonly<Record<string, Form>> = {
  login: {
    as: null,
    at: always('/login'),
    call: /^POST \/auth\/login\/$/,
    typed: [
      { field: box('E-mail'), text: always('walker@reader.example') },
      { field: secret(/^Password/), text: always('a long secret') },
    ],
    send: press('Log in'),
    own: { refused: 'Invalid login credentials', unread: 'Invalid response format from server' },
  },
  register: {
    as: null,
    at: always('/register'),
    call: /^POST \/auth\/register\/$/,
    typed: [
      { field: box('Username'), text: always('walker') },
      { field: box('E-mail'), text: always('walker@reader.example') },
      { field: secret(/^Password/), text: always('a long secret') },
      { field: secret(/^Repeat password/), text: always('a long secret') },
    ],
    send: press('Create account'),
    own: { refused: 'Registration failed', unread: 'Registration failed' },
  },
  'create title': {
    as: 2,
    at: always('/admin/create-title'),
    call: /^POST \/manga\/$/,
    typed: [
      { field: box('Primary title'), text: words('A Walk through Faults') },
      { field: box('Description'), text: words('Nothing of this may be lost.') },
    ],
    send: press('Create Title'),
    own: { refused: 'Failed to create manga' },
  },
  'save title': {
    as: 2,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}`),
    call: /^PUT \/manga\/[^/]+\/$/,
    typed: [{ field: box('Publication year'), text: (turn) => String(1987 + turn) }],
    send: press('Save'),
    own: { refused: 'Failed to update manga', unread: 'Failed to update manga' },
  },
  'propose an edit': {
    as: 3,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}`),
    call: /^POST \/edits\/proposals\/$/,
    typed: [
      { field: box('Publication year'), text: (turn) => String(1986 + turn) },
      { field: box('Edit summary'), text: words('The colophon says so') },
    ],
    send: press('Propose'),
    own: { refused: 'Failed to submit edit proposal', unread: 'Failed to submit edit proposal' },
  },
  'create author': {
    as: 2,
    at: always('/admin/authors/create'),
    call: /^POST \/manga\/people\/create\/$/,
    typed: [{ field: box('Name'), text: words('Ines Caminha') }],
    send: press('Create author'),
    own: { refused: 'Failed to create author', unread: 'Failed to create author' },
  },
  'save author': {
    as: 2,
    at: always('/people/1/edit'),
    call: /^PUT \/manga\/people\/[^/]+\/edit\/$/,
    typed: [{ field: box('Hometown'), text: words('Walks.') }],
    send: press('Save changes'),
    own: { refused: 'Failed to update author', unread: 'Failed to update author' },
  },
  'create magazine': {
    as: 1,
    at: always('/admin/create-magazine?mode=create'),
    call: /^POST \/manga\/magazines\/create\/$/,
    typed: [
      { field: box('Name'), text: words('Monthly Walk') },
      { field: box('Description'), text: words('On foot.') },
    ],
    send: press('Create magazine'),
    own: { refused: 'An error occurred', unread: 'An error occurred' },
  },
  'save magazine': {
    as: 1,
    at: always('/admin/create-magazine/1'),
    call: /^PUT \/manga\/magazines\/[^/]+\/$/,
    typed: [{ field: box('Description'), text: words('On foot, again.') }],
    send: press('Save changes'),
    own: { refused: 'An error occurred', unread: 'An error occurred' },
  },
  'create publisher': {
    as: 1,
    at: always('/admin/create-publisher?mode=create'),
    call: /^POST \/manga\/publishers\/create\/$/,
    typed: [{ field: box('Name'), text: words('Caminho') }],
    send: press('Create publisher'),
    own: { refused: 'Failed to save publisher', unread: 'Failed to save publisher' },
  },
  'save publisher': {
    as: 1,
    at: always('/admin/create-publisher/1'),
    call: /^PUT \/manga\/publishers\/[^/]+\/$/,
    typed: [{ field: box('Headquarters'), text: words('Porto') }],
    send: press('Save changes'),
    own: { refused: 'Failed to save publisher', unread: 'Failed to save publisher' },
  },
  approve: {
    as: 2,
    at: (turn) => `/admin/edit-approvals/${TO_APPROVE[turn].id}`,
    call: /^POST \/edits\/proposals\/[^/]+\/approve\/$/,
    typed: [{ field: box(/^Review comment/), text: words('Looked it up.') }],
    send: press('Approve'),
    own: { refused: 'Failed to approve edit', unread: 'Failed to approve edit' },
  },
  reject: {
    as: 2,
    at: (turn) => `/admin/edit-approvals/${TO_REJECT[turn].id}`,
    call: /^POST \/edits\/proposals\/[^/]+\/approve\/$/,
    typed: [{ field: box(/^Review comment/), text: words('No source is given.') }],
    send: press('Reject'),
    own: { refused: 'Failed to reject edit', unread: 'Failed to reject edit' },
  },
  rating: {
    as: 4,
    at: titlePage,
    call: /^POST \/manga\/[^/]+\/rate$/,
    typed: [],
    // Pressing what is chosen already says nothing: another one each time.
    send: async (page) => page.getByRole('radiogroup').getByRole('radio', { checked: false }).first().click(),
    own: {},
  },
  favourite: {
    as: 4,
    at: titlePage,
    call: /^(POST|DELETE) \/manga\/[^/]+\/favorite$/,
    typed: [],
    send: press('Favourite'),
    own: {},
  },
  list: {
    as: 4,
    at: titlePage,
    call: /^POST \/users\/manga-list$/,
    typed: [],
    send: async (page) => {
      await page.getByRole('button', { name: 'Add to my list' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'On hold' }).click()
    },
    own: {},
  },
}
