import type { Page } from '@playwright/test'
import { always, press, rowsOf, type Forms } from './form.ts'
import { STOPS } from './routes.ts'

const pick = async (page: Page, field: RegExp) => {
  await page.getByRole('combobox', { name: field }).fill('kitchen')
  await page.getByRole('option').first().click()
}

/** Who made what, and what stands in a season's chart. */
export const CHART_FORMS: Forms = {
  associate: {
    as: 2,
    at: always('/people/2/edit'),
    call: /^POST \/manga\/people\/[^/]+\/associate-manga\/$/,
    typed: [],
    send: (page) => pick(page, /^Associate a title/),
    done: /associated as/,
    own: { refused: 'Failed to associate title', unread: 'Failed to associate title' },
  },
  disassociate: {
    as: 2,
    at: always('/people/2/edit'),
    call: /^DELETE \/manga\/people\/[^/]+\/disassociate-manga\/$/,
    typed: [],
    ready: async (page) => {
      const none = page.getByText('No titles yet')
      await page.getByRole('list', { name: 'Associated titles' }).or(none).waitFor()
      if (!(await none.isVisible())) return
      await Promise.all([page.waitForResponse(/associate-manga\/$/), pick(page, /^Associate a title/)])
    },
    send: (page) =>
      page
        .getByRole('list', { name: 'Associated titles' })
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
    done: /no longer associated|No titles yet/,
    own: { refused: 'Failed to remove association', unread: 'Failed to remove association' },
  },
  'add season': {
    as: 2,
    at: always('/admin/seasons'),
    call: /^POST \/manga\/admin\/seasonal\/$/,
    typed: [{ field: (page) => page.getByLabel(/^Year/), text: (turn) => String(1990 + turn) }],
    send: press('Add season'),
    done: /Season added|has a chart already/,
    own: {},
  },
  'save chart': {
    as: 2,
    at: always(STOPS.season.at),
    call: /^PUT \/manga\/admin\/seasonal\/[^/]+\/[^/]+\/$/,
    typed: [],
    ready: (page) =>
      page
        .getByRole('list', { name: /^Titles of/ })
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    kept: rowsOf(/^Titles of/),
    send: press('Save chart'),
    done: /Chart saved/,
    own: {},
  },
  'delete season': {
    as: 2,
    at: always(STOPS.season.at),
    call: /^DELETE \/manga\/admin\/seasonal\/[^/]+\/[^/]+\/$/,
    typed: [],
    send: async (page) => {
      await press('Delete season')(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete season' }).click()
    },
    done: /Season deleted/,
    own: {},
  },
}
