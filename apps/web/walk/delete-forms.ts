import { TITLE_JAPANESE, TITLE_KOREAN } from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import { always, chooseFile, fileReady, listButton, listed, press, rated, type Forms } from './form.ts'

const favoured = async (page: Page) => {
  await rated(page)
  const favourite = page.getByRole('button', { name: 'Favourite', exact: true })
  if ((await favourite.getAttribute('aria-pressed')) === 'true') return
  await Promise.all([page.waitForResponse(/\/favorite$/), favourite.click()])
}
/** Asks first, and means it. */
const confirmed = (open: RegExp, yes: string) => async (page: Page) => {
  await page.getByRole('button', { name: open }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click()
}
const UNKNOWN = 'An unexpected error occurred while deleting the manga.'

const CLOSE = /^(Close|Dismiss)/
/** Until then it can be undone. What failed before may still be told beside it. */
const letGo = (page: Page) =>
  page
    .locator('li', { has: page.getByRole('button', { name: 'Undo' }) })
    .getByRole('button', { name: CLOSE })
    .first()
    .click()
const removeFirst = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await letGo(page)
}
/** The toast of the failure may lie upon what is pressed. */
const closeToast = async (page: Page) => {
  const toast = page.locator('li').getByRole('button', { name: CLOSE }).first()
  if (await toast.isVisible()) await toast.click()
}
const removeFromList = removeFirst(/^Remove .* from your list$/)
const removeFavourite = removeFirst(/^Remove .* from your favourites$/)

/** Whoever has none by now gets one. */
const withFavourite = async (page: Page) => {
  const first = page.getByRole('button', { name: /from your favourites$/ }).first()
  if (await first.isVisible()) return
  const authorization = await page.evaluate<string>(
    `'Bearer ' + JSON.parse(localStorage.getItem('auth-storage')).tokens.accessToken`,
  )
  await page.request.post(`/api/v1/manga/${TITLE_KOREAN.public_id}/favorite`, { headers: { authorization } })
  await page.reload()
  await first.waitFor()
}
const removeOnPage = async (page: Page) => {
  await listButton(page).click()
  await page.getByRole('menuitem', { name: 'Remove from my list' }).click()
  await letGo(page)
}

/** What takes something away. */
export const DELETE_FORMS: Forms = {
  'delete title': {
    as: 1,
    at: always(`/admin/delete-title?title=${TITLE_JAPANESE.public_id}`),
    call: /^DELETE \/manga\/[^/]+\/$/,
    typed: [],
    send: confirmed(/^Delete Title$/, 'Yes'),
    done: /Title Deleted/,
    own: { refused: 'Failed to delete manga', unread: UNKNOWN, expired: 'Authentication required' },
    instead: {
      'no answer': UNKNOWN,
      'broken off': UNKNOWN,
      'time-out': UNKNOWN,
      'cut body': UNKNOWN,
      '403': 'Insufficient permissions. Only Admins can delete manga.',
      '404': 'Manga not found',
    },
  },
  'delete cover': {
    as: 2,
    at: always(`/admin/edit-title/${TITLE_JAPANESE.public_id}`),
    call: /^DELETE \/manga\/[^/]+\/delete_cover\/$/,
    typed: [],
    ready: (page) => page.getByRole('tab', { name: /^Database Information/ }).click(),
    send: confirmed(/^Delete the cover of volume/, 'Delete'),
    done: /Cover of volume \d+ deleted|No covers yet/,
    own: { refused: 'Failed to delete cover', unread: 'Failed to delete cover' },
  },
  'delete author': {
    as: 2,
    at: always('/admin/authors'),
    call: /^DELETE \/manga\/people\/[^/]+\/delete\/$/,
    typed: [],
    send: confirmed(/^Delete /, 'Delete'),
    done: /Author deleted/,
    own: { refused: 'Failed to delete author', unread: 'Failed to delete author' },
    instead: { '403': 'You do not have permission to delete authors' },
  },
  'delete magazine': {
    as: 1,
    at: always('/admin/create-magazine'),
    call: /^DELETE \/manga\/magazines\/[^/]+\/delete\/$/,
    typed: [],
    send: confirmed(/^Delete /, 'Delete'),
    done: /Magazine deleted/,
    own: { refused: 'Failed to delete magazine', unread: 'Failed to delete magazine' },
  },
  'delete publisher': {
    as: 1,
    at: always('/admin/create-publisher'),
    call: /^DELETE \/manga\/publishers\/[^/]+\/delete\/$/,
    typed: [],
    // The browser itself asks (R26).
    send: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    done: /Publisher deleted/,
    own: { refused: 'Failed to delete publisher', unread: 'Failed to delete publisher' },
  },
  'remove publisher logo': {
    as: 1,
    at: always('/admin/create-publisher/1'),
    call: /^DELETE \/manga\/publishers\/[^/]+\/delete-image\/$/,
    typed: [],
    // The seed's have none.
    ready: async (page) => {
      await fileReady(page)
      const remove = page.getByRole('button', { name: 'Remove logo', exact: true })
      if (!(await remove.isVisible())) await chooseFile(page)
      await remove.waitFor()
    },
    send: confirmed(/^Remove logo$/, 'Remove logo'),
    done: /Logo removed|No logo yet/,
    own: {
      refused: 'Failed to remove image',
      unread: 'Failed to remove image',
      expired: 'Authentication required',
    },
  },
  'remove from list': {
    as: 4,
    at: always('/lists?status=completed'),
    call: /^DELETE \/users\/manga-list\/[^/]+$/,
    typed: [],
    send: removeFromList,
    again: async (page) => {
      await closeToast(page)
      await removeFromList(page)
    },
    own: { refused: 'Could not be removed from your list', unread: 'Could not be removed from your list' },
    // It is gone, as was wished.
    instead: { '404': null },
  },
  'remove from list on its page': {
    as: 4,
    at: always(`/manga/${TITLE_KOREAN.public_id}/untitled`),
    call: /^DELETE \/users\/manga-list\/[^/]+$/,
    typed: [],
    ready: listed,
    send: removeOnPage,
    // Where it was taken as done it has to stand there again.
    again: async (page) => {
      await closeToast(page)
      await listed(page)
      await removeOnPage(page)
    },
    own: {},
    // Gone, as was wished; or done, and its answer lost.
    instead: { '404': null, 'cut body': null },
  },
  'remove from favourites': {
    as: 4,
    at: always('/favorites'),
    call: /^DELETE \/manga\/[^/]+\/favorite$/,
    typed: [],
    ready: withFavourite,
    send: removeFavourite,
    done: /No favourites yet/,
    again: async (page) => {
      await closeToast(page)
      await removeFavourite(page)
    },
    own: { refused: 'Could not be removed from your favourites', unread: 'Could not be removed from your favourites' },
    instead: { '404': null },
  },
  'no favourite': {
    as: 4,
    at: always(`/manga/${TITLE_KOREAN.public_id}/untitled`),
    call: /^DELETE \/manga\/[^/]+\/favorite$/,
    typed: [],
    ready: favoured,
    send: press('Favourite'),
    // Where it was taken as done it has to become one again.
    again: async (page) => {
      await favoured(page)
      await press('Favourite')(page)
    },
    own: {},
    // Done, and its answer lost: what is held is looked up before anything is said.
    instead: { '404': null, 'cut body': null },
  },
}
