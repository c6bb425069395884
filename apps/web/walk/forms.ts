import type { Page } from '@playwright/test'
import { ACCOUNT_FORMS } from './account-forms.ts'
import { CHART_FORMS } from './chart-forms.ts'
import { DELETE_FORMS } from './delete-forms.ts'
import type { Form, Forms, Turn } from './form.ts'
import { OFFICE_FORMS } from './office-forms.ts'
import { READER_FORMS } from './reader-forms.ts'
import { become, drawn } from './visit.ts'

/** Whatever of the app writes. */
export const FORMS: Forms = { ...READER_FORMS, ...ACCOUNT_FORMS, ...OFFICE_FORMS, ...CHART_FORMS, ...DELETE_FORMS }

/** Opens the form as who may use it, with everything typed and not sent. */
export const openForm = async (page: Page, { as, at, typed, ready }: Form, turn: Turn) => {
  page.removeAllListeners('dialog')
  // A form with unsaved changes asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept())
  // The form is left first: what is held back, or sent once more with other tokens, would reach the server.
  await become(page, as)
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto(at(turn))
  // What is proposed in a field may change while the rest arrives.
  await drawn(page)
  for (const { field, text } of typed) await field(page).fill(text(turn))
  await ready?.(page)
}
