import type { Page } from '@playwright/test'
import { always, box, fileReady, PIXEL, press, retry, UPLOAD, type Forms } from './form.ts'

const newPassword = (label: RegExp) => (page: Page) => page.getByLabel(label)
/** A letter's link sends its code by itself. */
const follow = (at: string) => async (page: Page) => void (await page.goto(`${at}?token=walk`))
/** One that is refused for good is sent no more: another one's code can be typed. */
const again = (button: string) => async (page: Page) => {
  if (
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Retry/ })
      .isVisible()
  )
    return retry(page)
  await box('Link or code')(page).fill('of-another-letter')
  await press(button)(page)
}
/** Nobody may read from the answer who has an account. */
const SENT_ALL_THE_SAME = 'If there is an account for'
const NO_REASON = { refused: 'The server gave no reason.', unread: 'The server gave no reason.' }

/** What goes by letters, and the banner. */
export const ACCOUNT_FORMS: Forms = {
  'forgot password': {
    as: null,
    at: always('/forgot-password'),
    call: /^POST \/auth\/forgot-password\/$/,
    typed: [{ field: box('E-mail'), text: always('walker@reader.example') }],
    send: press('Send the link'),
    done: /If there is an account for/,
    own: { refused: 'Failed to send the link', unread: 'Failed to send the link' },
    instead: { '400': SENT_ALL_THE_SAME, '400 hostile': SENT_ALL_THE_SAME, '404': SENT_ALL_THE_SAME },
  },
  'reset password': {
    as: null,
    at: always('/reset-password?token=walk'),
    call: /^POST \/auth\/reset-password\/$/,
    typed: [
      { field: newPassword(/^New password/), text: always('another secret') },
      { field: newPassword(/^Repeat new password/), text: always('another secret') },
    ],
    send: press('Change password'),
    done: /Log in with your new password/,
    own: { refused: 'Failed to change password', unread: 'Failed to change password' },
  },
  'verify e-mail': {
    as: null,
    at: always('/verify-email'),
    call: /^POST \/auth\/verify-email\/$/,
    typed: [{ field: box('Link or code'), text: always('of-a-letter') }],
    send: press('Verify e-mail'),
    done: /Your account is ready/,
    own: { refused: 'Failed to verify e-mail', unread: 'Failed to verify e-mail' },
  },
  'verify e-mail by its link': {
    as: null,
    at: always('/verify-email'),
    call: /^POST \/auth\/verify-email\/$/,
    typed: [],
    send: follow('/verify-email'),
    again: again('Verify e-mail'),
    done: /Your account is ready/,
    own: NO_REASON,
  },
  'confirm e-mail': {
    as: 4,
    at: always('/confirm-email-change'),
    call: /^POST \/auth\/confirm-email-change$/,
    typed: [{ field: box('Link or code'), text: always('of-a-letter') }],
    send: press('Confirm e-mail'),
    done: /From now on you log in with your new address/,
    own: { refused: 'Failed to change e-mail', unread: 'Failed to change e-mail' },
    isForgotten: true,
    onlyFaults: true,
  },
  'confirm e-mail by its link': {
    as: 4,
    at: always('/confirm-email-change'),
    call: /^POST \/auth\/confirm-email-change$/,
    typed: [],
    send: follow('/confirm-email-change'),
    again: again('Confirm e-mail'),
    done: /From now on you log in with your new address/,
    own: NO_REASON,
    onlyFaults: true,
  },
  banner: {
    as: 4,
    at: always('/profile'),
    call: /^POST \/auth\/banner\/upload\/$/,
    typed: [],
    ready: fileReady,
    send: (page) => page.locator('input[type=file]').nth(1).setInputFiles(PIXEL),
    again: retry,
    done: /Banner updated/,
    own: UPLOAD,
  },
}
