import { expect, test, type Page, type Route } from '@playwright/test'
import { become, rest } from './visit.ts'
import { STOPS } from './routes.ts'

const HTML = '<!doctype html><title>Server Error (500)</title><h1>Server Error (500)</h1>'
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, contentType: 'application/json', body: JSON.stringify(body) })
const text = (status: number, contentType: string, body: string) => (route: Route) =>
  route.fulfill({ status, contentType, body })

const SAID = 'The server says why.'

/** What can be seen of a fault, by its name; each answers every call but those of the session. */
const FAULTS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no answer': (route) => route.abort('connectionrefused'),
  'broken off': (route) => route.abort('connectionreset'),
  'broken JSON': text(200, 'application/json', '{"results": [{"id": 1, '),
  'HTML where JSON should be': text(200, 'text/html', HTML),
  nothing: text(200, 'application/json', ''),
  'another shape': json(200, { unexpected: true }),
  '400': json(400, { detail: SAID }),
  '401 for good': json(401, { detail: 'Given token not valid for any token type' }),
  '403': json(403, { detail: SAID }),
  '404': json(404, { detail: 'Not found.' }),
  '409': json(409, { detail: SAID }),
  '413': json(413, { detail: SAID }),
  '429': json(429, { detail: 'Request was throttled.' }, { 'retry-after': '30' }),
  '500': text(500, 'text/html', HTML),
  '502': text(502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
}

const API = '**/api/v1/**'
const ofSession = (url: string) => /\/auth\/(login|me|logout)\//.test(url)

const spoil = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route(API, (route) => (ofSession(route.request().url()) ? route.continue() : answer(route)))

/** What is wrong with the page as it stands; empty when a person could go on from here. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return ['there is no main']
    const found: string[] = []
    const words = main.innerText.trim()
    if (/This screen broke/.test(document.body.innerText)) found.push('the screen broke')
    if (words.length < 12) found.push(`nothing is said: “${words}”`)
    if (/<\/?[a-z]+>|\[object |undefined|NaN/.test(words)) found.push(`machine's words: ${words.slice(0, 200)}`)
    if (main.querySelector('[aria-busy="true"]')) found.push('it is still loading')
    const ways = [...document.querySelectorAll<HTMLElement>('main a[href], main button:not([disabled]), main input')]
    if (!ways.some((way) => way.checkVisibility())) found.push('there is no way on')
    return found
  })

for (const [fault, answer] of Object.entries(FAULTS))
  test(`every route: ${fault}`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(`${new URL(page.url()).pathname}: ${String(error)}`))
    for (const [who, names] of Object.entries(Object.groupBy(Object.entries(STOPS), ([, { as }]) => String(as)))) {
      for (const [name, { at }] of names ?? []) {
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await become(page, who === 'null' ? null : (Number(who) as 1 | 2))
        await spoil(page, answer)
        await page.goto(at)
        await rest(page)
        for (const trouble of await troubles(page)) seen.push(`${name}: ${trouble}`)
      }
    }
    expect(seen).toEqual([])
  })
