import { allCalls, callName, REQUEST_TIMEOUT_MS } from '@bunko/api-client'
import { demoAccount } from '@bunko/mock-server/named'
import type { Page, Route } from '@playwright/test'
import { isDeepStrictEqual } from 'node:util'
import { enter } from '../e2e/people.ts'
import { expect, test, visitorTest } from './test.ts'
import { API, callsOf, cutOff, FAULTS, nameOf } from './faults.ts'
import type { Form, Turn } from './form.ts'
import { FORMS, openForm } from './forms.ts'
import { refusalHarm } from './look.ts'
import { UNWALKED } from './unwalked.ts'
import { rest, troubles } from './visit.ts'

/** How long the client waits for the answer to a form's write: an upload has more time (R9). */
const limitOf = ({ call }: Form) =>
  allCalls().find(({ endpoint }) => call.test(callName(endpoint)))?.endpoint.limitMs ?? REQUEST_TIMEOUT_MS

interface Count {
  sent: number
}

/** Answers the form's write, each time it comes; returns how often it was sent. */
const spoil = async (page: Page, { call }: Form, answer: (route: Route, sent: number) => Promise<void>) => {
  const count: Count = { sent: 0 }
  await page.route(API, (route) => (call.test(nameOf(route)) ? answer(route, ++count.sent) : route.fallback()))
  return count
}

/** What of the form is no longer there. */
const lost = async (page: Page, { typed }: Form, turn: Turn) => {
  const gone: string[] = []
  for (const { field, text } of typed) {
    const there = await field(page)
      .inputValue({ timeout: 2_000 })
      .catch(() => 'no such field')
    if (there !== text(turn)) gone.push(`“${text(turn)}” became “${there}”`)
  }
  return gone
}

/** What of the form is not as it was left. */
const changed = async (page: Page, form: Form, kept: unknown) => {
  const gone = await lost(page, form, 0)
  const now = await form.kept?.(page)
  return isDeepStrictEqual(now, kept) ? gone : [...gone, `${JSON.stringify(kept)} became ${JSON.stringify(now)}`]
}

/** Of a write that may be taken as done: whether it is said to be, once what it leads to is drawn. */
const isTakenAsDone = async (page: Page, { done }: Form, count: Count) => {
  await expect.poll(() => count.sent).toBeGreaterThan(0)
  // Where nothing is said there is nothing to wait for.
  const isSaid = done && page.getByText(done).first().waitFor({ timeout: 3_000 })
  const isDone = await (isSaid ?? page.waitForTimeout(500)).then(
    () => done !== undefined,
    () => false,
  )
  await rest(page)
  return isDone
}

/** Whether who has read what is said can send it once more, or learns that it was done. */
const stuck = async (page: Page, { send, again = send, done }: Form, count: Count) => {
  // As often as at first, where a renewal comes between: half of it would go out when nobody answers it any more.
  const enough = 2 * count.sent
  const isOut = async () => count.sent >= enough || done?.test(await page.locator('body').innerText()) === true
  const pressed = await again(page).catch((error: unknown) => String(error).slice(0, 900))
  const isSent = await expect
    .poll(isOut, { timeout: 4_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  return isSent ? [] : [`cannot be sent again${pressed === undefined ? '' : `: ${pressed}`}`]
}

const EXPIRED = 'Given token not valid for any token type'
/** Of a renewal: no answer, none from the server itself, and one that asks for patience. */
const AWAY = Object.entries(FAULTS).filter(([fault]) => ['broken off', '429', '502'].includes(fault))
const spoilRenewal = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const count = { sent: 0 }
  await page.route('**/auth/refresh/', (route) => {
    count.sent++
    return answer(route)
  })
  return count
}

// One after the other: what one saves, the next one's form would call a colleague's change.
const walk = (name: string, form: Form) => {
  test.describe.configure({ mode: 'default' })
  test(`${name}: every fault on the write`, async ({ page }) => {
    const seen: string[] = []
    const limitMs = limitOf(form)
    page.on('pageerror', (error) => seen.push(String(error)))
    for (const [fault, { answer, isCut, isHostile, says }] of Object.entries(FAULTS)) {
      const tell = (what: string) => seen.push(`${fault}: ${what}`)
      await openForm(page, form, 0)
      const kept = await form.kept?.(page)
      const count = await spoil(page, form, (route) => answer(route, limitMs))
      if (isCut) await cutOff(page, (call) => form.call.test(call))
      await form.send(page)
      const other = form.instead?.[fault]
      const text = other === undefined ? says(form.own) : other
      // R28: in the page as well as in the toast that goes.
      if (text !== null)
        await expect(page.locator('main'))
          .toContainText(text, { timeout: fault === 'time-out' ? limitMs + 7_000 : 12_000 })
          .catch(async () => tell(`not said: ${text}; but: ${(await page.locator('body').innerText()).slice(0, 600)}`))
      const isDone = text === null ? await isTakenAsDone(page, form, count) : form.done?.test(text) === true
      for (const trouble of await troubles(page)) tell(trouble)
      for (const trouble of isHostile ? await refusalHarm(page) : []) tell(trouble)
      const sends = form.sends?.[fault] ?? (fault === '401 for good' && form.as !== null ? 2 : 1)
      if (count.sent !== sends) tell(`sent ${count.sent} times`)
      // What has been done has nothing to keep.
      if (isDone) continue
      for (const gone of await changed(page, form, kept)) tell(gone)
      for (const trouble of await stuck(page, form, count)) tell(trouble)
    }
    expect(seen).toEqual([])
  })

  if (form.as === null) return
  test(`${name}: a renewal that gets no answer ends no session, and nothing is lost`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(String(error)))
    for (const [fault, { answer, says }] of AWAY) {
      const tell = (what: string) => seen.push(`${fault}: ${what}`)
      await openForm(page, form, 0)
      const kept = await form.kept?.(page)
      const count = await spoil(page, form, (route) => route.fulfill({ status: 401, json: { detail: EXPIRED } }))
      const renewals = await spoilRenewal(page, answer)
      await form.send(page)
      const text = form.instead?.[fault] ?? says(form.own) ?? ''
      await expect(page.locator('main'))
        .toContainText(text, { timeout: 12_000 })
        .catch(async () => tell(`not said: ${text}; but: ${(await page.locator('body').innerText()).slice(0, 600)}`))
      for (const trouble of await troubles(page)) tell(trouble)
      for (const gone of await changed(page, form, kept)) tell(gone)
      const words = await page.locator('body').innerText()
      if (/has ended/.test(words)) tell('taken for the end of the session')
      // Nobody was let in, so that it cannot have arrived.
      if (/may have arrived/.test(words)) tell('taken for a write that may have arrived')
      if (count.sent !== 1 || renewals.sent !== 1) tell(`sent ${count.sent} times, renewed ${renewals.sent} times`)
      for (const trouble of await stuck(page, form, count)) tell(trouble)
    }
    expect(seen).toEqual([])
  })

  if (form.onlyFaults) return
  test(`${name}: a token that has expired is renewed, and the write goes through`, async ({ page }) => {
    await openForm(page, form, 1)
    const statuses: number[] = []
    const count = await spoil(page, form, async (route, sent) => {
      if (sent === 1) return route.fulfill({ status: 401, json: { detail: EXPIRED } })
      const answer = await route.fetch()
      statuses.push(answer.status())
      return route.fulfill({ response: answer })
    })
    await form.send(page)
    await expect.poll(() => statuses.length).toBe(1)
    await rest(page)
    expect(statuses[0]).toBeLessThan(300)
    expect(count.sent).toBe(2)
    expect(await troubles(page)).toEqual([])
    await expect(page.getByText(EXPIRED)).toHaveCount(0)
  })

  if ((form.typed.length === 0 && !form.kept) || form.isForgotten) return
  test(`${name}: where the renewal is refused, what was entered is there after the login`, async ({ page }) => {
    await openForm(page, form, 2)
    const kept = await form.kept?.(page)
    const count = await spoil(page, form, (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }))
    await page.route('**/auth/refresh/', (route) => route.fulfill({ status: 401, json: { detail: 'Expired' } }))
    await form.send(page)
    await expect(page).toHaveURL(/\/login\?next=/)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    expect(count.sent).toBe(1)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await enter(page, demoAccount(form.as))
    await expect(page).toHaveURL((url) => url.pathname + url.search === form.at(2))
    await rest(page)
    const restore = page.getByRole('button', { name: /^Restore/ })
    // What is offered comes when it has been read, and is drawn after it was asked for.
    await expect(async () => {
      if (await restore.isVisible()) await restore.click()
      expect(await lost(page, form, 2)).toEqual([])
      expect(await form.kept?.(page)).toEqual(kept)
    }).toPass({ timeout: 8_000 })
  })
}

const isWalked = (call: string) => Object.values(FORMS).some((form) => form.call.test(call))
visitorTest('every write of the contract is walked, or said why not', async ({ request }) => {
  const writes = (await callsOf(request)).filter((call) => !call.startsWith('GET '))
  expect(writes.filter((call) => !isWalked(call))).toEqual(Object.keys(UNWALKED))
})

for (const [name, form] of Object.entries(FORMS)) test.describe(() => walk(name, form))
