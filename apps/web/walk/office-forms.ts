import {
  PENDING_EDIT,
  PENDING_JAPANESE,
  PENDING_LONG,
  PENDING_NAMES,
  PENDING_TAGS,
  PENDING_UNKNOWN_LEVEL,
  TITLE_JAPANESE,
} from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import { always, box, chooseFile, fileReady, PIXEL, press, retry, rowsOf, UPLOAD, words, type Forms } from './form.ts'

const TO_APPROVE = [PENDING_TAGS, PENDING_EDIT, PENDING_LONG] as const
const TO_REJECT = [PENDING_NAMES, PENDING_JAPANESE, PENDING_UNKNOWN_LEVEL] as const
/** What is cut off has been decided: it is looked for, and nobody is told that it failed. */
const DECIDED_ALL_THE_SAME = { 'cut body': 'Your earlier decision had already arrived' }

const openTab = (page: Page, name: RegExp) => page.getByRole('tab', { name }).click()
const chooseCover = async (page: Page) => {
  await openTab(page, /^Database Information/)
  await page.locator('input[type=file][multiple]').setInputFiles(PIXEL)
  await page.getByRole('list', { name: 'Covers to upload' }).getByRole('listitem').waitFor()
}
/** By their names: what stands beside them tells how far they are. */
const coversChosen = async (page: Page) => {
  await openTab(page, /^Database Information/)
  const rows = page.getByRole('list', { name: 'Covers to upload' }).locator('> li')
  return rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-label')))
}

let created = 0
/** A title that is like none, with what comes after it. */
const fillTitle = async (page: Page) => {
  await box('Primary title')(page).fill(`Walked ${'abcdefghijklmnopqrstuvwxyz'[created % 26]!.repeat(9)} ${++created}`)
  await box('Description')(page).fill('What comes after it is to fail.')
}
const ofSeason = async (page: Page) => {
  await fillTitle(page)
  await openTab(page, /^Database Information/)
  await page.getByRole('checkbox', { name: 'Mark as seasonal content' }).check()
  await page.getByRole('combobox', { name: 'Season' }).selectOption('fall')
  await box('Season year')(page).fill('2026')
}

/** What the back office sends. */
export const OFFICE_FORMS: Forms = {
  'create title': {
    as: 2,
    at: always('/admin/create-title'),
    call: /^POST \/manga\/$/,
    typed: [
      { field: box('Primary title'), text: words('A Walk through Faults') },
      { field: box('Description'), text: words('Nothing of this may be lost.') },
    ],
    ready: async (page) => {
      await openTab(page, /^Classifications/)
      await page.getByRole('combobox', { name: 'Genres' }).fill('ac')
      await page.getByRole('option').first().click()
      await chooseCover(page)
      await openTab(page, /^Basic Info/)
    },
    kept: async (page) => {
      await openTab(page, /^Classifications/)
      const genres = await rowsOf('Chosen: Genres')(page)
      const covers = await coversChosen(page)
      await openTab(page, /^Basic Info/)
      return { genres, covers }
    },
    send: press('Create Title'),
    own: { refused: 'Failed to create manga' },
  },
  'the season of a new title': {
    as: 2,
    at: always('/admin/create-title'),
    call: /^PUT \/manga\/admin\/seasonal\/[^/]+\/[^/]+\/$/,
    typed: [],
    ready: ofSeason,
    send: press('Create Title'),
    again: retry,
    done: /Added to Fall 2026|Add title/,
    own: {},
  },
  'the covers of a new title': {
    as: 2,
    at: always('/admin/create-title'),
    call: /^POST \/manga\/[^/]+\/upload_volume_cover\/$/,
    typed: [],
    ready: async (page) => {
      await fillTitle(page)
      await chooseCover(page)
    },
    send: press('Create Title'),
    again: retry,
    done: /1 cover uploaded|Returning to the admin panel/,
    own: { refused: 'Upload failed' },
  },
  'save title': {
    as: 2,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}`),
    call: /^PUT \/manga\/[^/]+\/$/,
    typed: [{ field: box('Publication year'), text: (turn) => String(1987 + turn) }],
    send: press('Save'),
    done: /Manga updated successfully/,
    own: { refused: 'Failed to update manga', unread: 'Failed to update manga' },
  },
  'propose an edit': {
    as: 3,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}`),
    call: /^POST \/edits\/proposals\/$/,
    typed: [
      // Other years than 'save title' writes into the same title at the same time: what is there is no change.
      { field: box('Publication year'), text: (turn) => String(1966 + turn) },
      { field: box('Edit summary'), text: words('The colophon says so') },
    ],
    send: press('Propose'),
    done: /Edit proposal submitted successfully/,
    own: { refused: 'Failed to submit edit proposal', unread: 'Failed to submit edit proposal' },
  },
  'create author': {
    as: 2,
    at: always('/admin/authors/create'),
    call: /^POST \/manga\/people\/create\/$/,
    typed: [{ field: box('Name'), text: words('Ines Caminha') }],
    send: press('Create author'),
    done: /Author created/,
    own: { refused: 'Failed to create author', unread: 'Failed to create author' },
  },
  'save author': {
    as: 2,
    at: always('/people/1/edit'),
    call: /^PUT \/manga\/people\/[^/]+\/edit\/$/,
    typed: [{ field: box('Hometown'), text: words('Walks.') }],
    send: press('Save changes'),
    done: /Author updated/,
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
    done: /Magazine updated/,
    own: { refused: 'An error occurred', unread: 'An error occurred' },
  },
  'create publisher': {
    as: 1,
    at: always('/admin/create-publisher?mode=create'),
    call: /^POST \/manga\/publishers\/create\/$/,
    typed: [{ field: box('Name'), text: words('Caminho') }],
    send: press('Create publisher'),
    done: /Publisher created/,
    own: { refused: 'Failed to save publisher', unread: 'Failed to save publisher' },
  },
  'save publisher': {
    as: 1,
    at: always('/admin/create-publisher/1'),
    call: /^PUT \/manga\/publishers\/[^/]+\/$/,
    typed: [{ field: box('Headquarters'), text: words('Porto') }],
    send: press('Save changes'),
    done: /Publisher updated/,
    own: { refused: 'Failed to save publisher', unread: 'Failed to save publisher' },
  },
  approve: {
    as: 2,
    at: (turn) => `/admin/edit-approvals/${TO_APPROVE[turn].id}`,
    call: /^POST \/edits\/proposals\/[^/]+\/approve\/$/,
    typed: [{ field: box(/^Review comment/), text: words('Looked it up.') }],
    send: press('Approve'),
    done: /Edit approved successfully|Your earlier decision had already arrived/,
    own: { refused: 'Failed to approve edit', unread: 'Failed to approve edit' },
    instead: DECIDED_ALL_THE_SAME,
  },
  reject: {
    as: 2,
    at: (turn) => `/admin/edit-approvals/${TO_REJECT[turn].id}`,
    call: /^POST \/edits\/proposals\/[^/]+\/approve\/$/,
    typed: [{ field: box(/^Review comment/), text: words('No source is given.') }],
    send: press('Reject'),
    done: /Edit rejected successfully|Your earlier decision had already arrived/,
    own: { refused: 'Failed to reject edit', unread: 'Failed to reject edit' },
    instead: DECIDED_ALL_THE_SAME,
  },
  'magazine logo': {
    as: 1,
    at: always('/admin/create-magazine/1'),
    call: /^POST \/manga\/magazines\/[^/]+\/upload-image\/$/,
    typed: [],
    ready: fileReady,
    send: chooseFile,
    again: retry,
    done: /Logo uploaded/,
    own: UPLOAD,
  },
  'publisher logo': {
    as: 1,
    at: always('/admin/create-publisher/1'),
    call: /^POST \/manga\/publishers\/[^/]+\/upload-image\/$/,
    typed: [],
    ready: fileReady,
    send: chooseFile,
    again: retry,
    done: /Logo uploaded/,
    own: UPLOAD,
  },
  cover: {
    as: 2,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}?tab=database`),
    call: /^POST \/manga\/[^/]+\/upload_volume_cover\/$/,
    typed: [],
    ready: async (page) => {
      // Which volumes are taken is known by then.
      await page.getByRole('region', { name: 'Volume covers' }).getByText('Primary').first().waitFor()
      await chooseCover(page)
    },
    kept: coversChosen,
    send: press('Upload 1 cover'),
    again: retry,
    done: /1 cover uploaded/,
    own: { refused: 'Upload failed' },
  },
}
