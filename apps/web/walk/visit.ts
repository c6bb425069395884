import { demoAccount } from '@bunko/mock-server/named'
import type { Page } from '@playwright/test'
import type { Looker } from './routes.ts'

/** Signs in over the API and leaves the session where the app looks for it; null signs out. */
export const become = async (page: Page, who: Looker) => {
  await page.goto('/robots.txt')
  await page.evaluate('localStorage.clear()')
  if (who === null) return
  const { email: login, password } = demoAccount(who)
  const data = { login, password, turnstile_token: 'walk' }
  const { access, refresh } = (await (await page.request.post('/api/v1/auth/login/', { data })).json()) as {
    access: string
    refresh: string
  }
  const headers = { authorization: `Bearer ${access}` }
  const { data: user } = (await (await page.request.get('/api/v1/auth/me/', { headers })).json()) as { data: unknown }
  const stored = { user, tokens: { accessToken: access, refreshToken: refresh }, isAuthenticated: true }
  await page.evaluate(`localStorage.setItem('auth-storage', ${JSON.stringify(JSON.stringify(stored))})`)
}

/** Puts tokens in the place of those that are stored. */
export const wearOut = (page: Page, tokens: Record<string, string>) =>
  page.evaluate(`(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage'))
    Object.assign(stored.tokens, ${JSON.stringify(tokens)})
    localStorage.setItem('auth-storage', JSON.stringify(stored))
  })()`)

/** Until nothing in sight says that it is loading: on a busy machine code may come long after the network was idle. */
export const drawn = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  await page
    .waitForFunction(() => document.querySelector('main') && !document.querySelector('main [aria-busy="true"]'), null, {
      timeout: 8_000,
    })
    .catch(() => {})
}

/** Until the page is at rest: nothing is asked for, and nothing says that it is loading. */
export const rest = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  // What stands further down is asked for when one comes near.
  for (let screen = 1; screen < 8; screen++) await page.evaluate(`scrollTo(0, ${screen} * innerHeight)`)
  await drawn(page)
}

/** What is wrong with the page as it stands; empty when a person could go on from here. */
export const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['there is no main']
    const found: string[] = []
    const words = main.innerText.trim()
    if (/This screen broke/.test(document.body.innerText)) found.push('the screen broke')
    if (words.length < 12) found.push(`nothing is said: “${words}”`)
    if (/<\/?[a-z]+>|\[object |undefined|NaN/.test(words)) found.push(`machine's words: ${words.slice(0, 200)}`)
    if (main.querySelector('[aria-busy="true"]')) found.push('it is still loading')
    // What is asked in a dialog is answered there: the rest cannot be reached.
    const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? main
    const SHUT = ':disabled, [aria-disabled="true"], [aria-busy="true"]'
    // They turn something over, and lead nowhere.
    const TURNS =
      '[role=tab], [role=switch], [aria-expanded], [aria-haspopup], [aria-controls], [aria-pressed]:not(li > *)'
    const isWay = (one: HTMLElement) => {
      // The head of a screen, its foot, its navigation and the seal stand there whatever happened; what sends does not.
      const isFrame = one.closest('header, footer, nav') !== null && !one.matches('[type=submit]')
      if (isFrame || !one.checkVisibility({ visibilityProperty: true }) || one.matches(SHUT)) return false
      // What cannot be sent blank waits for it (section 5).
      if (one instanceof HTMLInputElement) return one.matches('[required], [aria-required="true"]') && one.value === ''
      if (!(one instanceof HTMLAnchorElement)) return !one.matches(TURNS)
      return one.innerText !== 'Bunko' && one.href.split('#')[0] !== location.href.split('#')[0]
    }
    if (![...front.querySelectorAll<HTMLElement>('a[href], button, input')].some(isWay))
      found.push('there is no way on')
    return found
  })
