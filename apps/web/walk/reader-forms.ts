import { TITLE_CHINESE, TITLE_KOREAN, TITLE_PORTUGUESE } from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import {
  always,
  box,
  chooseFile,
  fileReady,
  listButton,
  listed,
  press,
  rated,
  retry,
  UPLOAD,
  words,
  type Forms,
  type Turn,
} from './form.ts'

const secret = (label: RegExp) => (page: Page) => page.getByLabel(label).first()
const inPasswords = (label: RegExp) => (page: Page) => page.getByRole('form', { name: 'Password' }).getByLabel(label)
const TITLES = [TITLE_CHINESE, TITLE_KOREAN, TITLE_PORTUGUESE] as const
const titlePage = (turn: Turn) => `/manga/${TITLES[turn].public_id}/untitled`

/** What everyone sends who is no staff. */
export const READER_FORMS: Forms = {
  login: {
    as: null,
    at: always('/login'),
    call: /^POST \/auth\/login\/$/,
    typed: [
      { field: box('E-mail'), text: always('walker@reader.example') },
      { field: secret(/^Password/), text: always('a long secret') },
    ],
    send: press('Log in'),
    own: { unread: 'Invalid response format from server' },
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
    done: /Open its link, or paste it here/,
    own: { refused: 'Registration failed', unread: 'Registration failed' },
  },
  rating: {
    as: 4,
    at: titlePage,
    call: /^POST \/manga\/[^/]+\/rate$/,
    typed: [],
    ready: rated,
    // Pressing what is chosen already says nothing: another one each time.
    send: async (page) => page.getByRole('radiogroup').getByRole('radio', { checked: false }).first().click(),
    own: {},
  },
  favourite: {
    as: 4,
    at: titlePage,
    call: /^(POST|DELETE) \/manga\/[^/]+\/favorite$/,
    typed: [],
    ready: rated,
    send: press('Favourite'),
    own: {},
    // Done, and its answer lost: what is held is looked up before anything is said.
    instead: { 'cut body': null },
  },
  list: {
    as: 4,
    at: titlePage,
    call: /^POST \/users\/manga-list$/,
    typed: [],
    ready: rated,
    send: async (page) => {
      await page.getByRole('button', { name: 'Add to my list' }).click()
      await page.getByRole('menuitemcheckbox', { name: 'On hold' }).click()
    },
    done: /On your list: On hold/,
    own: {},
    instead: { 'cut body': null },
  },
  'list status on its page': {
    as: 4,
    at: titlePage,
    call: /^PATCH \/users\/manga-list\/[^/]+$/,
    typed: [],
    ready: listed,
    send: async (page) => {
      await listButton(page).click()
      await page.getByRole('menuitemcheckbox', { checked: false }).first().click()
    },
    own: {},
    // An entry that is gone is added anew, and where it turns out to be there, changed after all.
    sends: { '404': 2 },
    // Done, and its answer lost: what is held is looked up before anything is said.
    instead: { '404': 'The fields user, manga must make a unique set.', 'cut body': null },
  },
  'list status': {
    as: 4,
    at: always('/lists?status=completed'),
    call: /^PATCH \/users\/manga-list\/[^/]+$/,
    typed: [],
    ready: (page) =>
      page
        .getByRole('combobox', { name: /^Status of/ })
        .first()
        .waitFor(),
    send: async (page) => {
      const status = page.getByRole('combobox', { name: /^Status of/ }).first()
      await status.selectOption((await status.inputValue()) === 'dropped' ? 'completed' : 'dropped')
    },
    done: /Moved to/,
    own: { refused: 'Could not be changed', unread: 'Could not be changed' },
  },
  profile: {
    as: 4,
    at: always('/profile'),
    call: /^PATCH \/auth\/me\/$/,
    typed: [{ field: box('First name'), text: words('Mei') }],
    send: press('Save changes'),
    done: /Profile updated/,
    own: { refused: 'Failed to update profile', unread: 'Failed to update profile' },
  },
  'change e-mail': {
    as: 4,
    at: always('/profile'),
    call: /^POST \/auth\/request-email-change$/,
    typed: [{ field: box('New e-mail'), text: always('walker@reader.example') }],
    send: press('Change e-mail'),
    done: /One step is left/,
    own: { refused: 'Failed to change e-mail', unread: 'Failed to change e-mail' },
    isForgotten: true,
  },
  'change password': {
    as: 4,
    at: always('/profile'),
    call: /^POST \/auth\/change-password\/$/,
    typed: [
      { field: inPasswords(/^Current password/), text: always('a long secret') },
      { field: inPasswords(/^New password/), text: always('another secret') },
      { field: inPasswords(/^Repeat new password/), text: always('another secret') },
    ],
    send: press('Change password'),
    done: /Password changed/,
    own: { refused: 'Failed to change password', unread: 'Failed to change password' },
    onlyFaults: true,
  },
  picture: {
    as: 4,
    at: always('/profile'),
    call: /^POST \/auth\/avatar\/upload\/$/,
    typed: [],
    ready: fileReady,
    send: chooseFile,
    again: retry,
    done: /Picture updated/,
    own: UPLOAD,
  },
}
