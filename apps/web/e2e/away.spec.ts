import { PENDING_TAGS, type Logged } from '@bunko/mock-server'
import type { Page } from '@playwright/test'
import { logIn, watch } from './people.ts'
import { expect, test } from './test.ts'

const plane = async (page: Page, method: 'post' | 'delete' | 'get', address: string, data?: object) => {
  const answer = await page.request[method](`/__mock__/${address}`, data && { data })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as unknown
}
const goAway = async (page: Page, fault: object) => {
  // `pass` is faster than a slow server answers (test:late): its answers would all come after their limit.
  await plane(page, 'post', 'latency', { ms: 0 })
  await plane(page, 'post', 'faults', { call: '*', ...fault })
}
const comeBack = (page: Page) => plane(page, 'delete', 'faults')
const requests = async (page: Page) => (await plane(page, 'get', 'journal')) as Logged[]
const forget = (page: Page) => plane(page, 'delete', 'journal')

const bar = (page: Page) => page.getByText('Bunko is not answering.')
const titles = (page: Page) => page.getByRole('list', { name: 'Top rated titles' }).getByRole('listitem')
/** Lets so much time pass in the page, in small steps so that answers come in between. */
const pass = async (page: Page, seconds: number) => {
  for (let step = 0; step < seconds; step += 2) await page.clock.runFor(2_000)
}

/** The server is back: the bar goes, the season that could not be read stands there, in the same document. */
const backInPlace = async (page: Page) => {
  await comeBack(page)
  await page.evaluate('window.sameDocument = true')
  await expect
    .poll(
      async () => {
        await pass(page, 2)
        return bar(page).isVisible()
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(false)
  await expect(page.getByText('Bunko is answering again')).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: /^Titles of / })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  expect(await page.evaluate('window.sameDocument')).toBe(true)
}

test('an API that is away for a minute: a word, few questions, and the page goes on by itself', async ({ page }) => {
  const errors = watch(page, [/Failed to load resource|ERR_/])
  // The pauses are drawn: the same ones each time, or some runs would wait longer than there is time.
  await page.addInitScript('let drawn = 12345; Math.random = () => (drawn = (drawn * 16807) % 2147483647) / 2147483647')
  await page.clock.install()
  await page.goto('/top')
  await expect(titles(page).first()).toBeVisible()
  await goAway(page, { kind: 'network' })
  await page.getByText('Popular', { exact: true }).click()
  await page.getByRole('link', { name: 'Seasonal', exact: true }).click()
  await expect(bar(page)).toBeVisible()
  await expect(page.getByText(/Network error - please check your connection\. We keep asking/)).toBeVisible()

  await forget(page)
  await pass(page, 60)
  const whileAway = await requests(page)
  expect(whileAway.length).toBeGreaterThan(0)
  expect(whileAway.length).toBeLessThan(8)
  expect([...new Set(whileAway.map(({ path }) => path))]).toEqual(['/health/'])

  await backInPlace(page)
  expect(errors).toEqual([])
})

test('503 with Retry-After is waited out; the session and what was typed survive, also an expired token', async ({
  page,
}) => {
  const errors = watch(page, [/status of (401|503)/])
  await page.goto(`/login?next=/admin/edit-approvals/${PENDING_TAGS.id}`)
  await logIn(page, 2)
  const comment = page.getByRole('textbox', { name: 'Review comment' })
  await expect(comment).toBeVisible()
  // What is still out would be refused as well, and count.
  await page.reload({ waitUntil: 'networkidle' })
  await comment.fill('Kept through the outage')

  await plane(page, 'post', 'expire-tokens', { which: 'access' })
  await goAway(page, { kind: 'status', status: 503, headers: { 'retry-after': '60' } })
  await forget(page)
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.click()
  await expect(page.locator('main').getByText('Failed to approve edit')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await approve.click()
  await expect(page.getByText(/The server asks us to wait for 60 seconds\./)).toBeVisible()
  // Each press is one request: nothing is sent again by itself.
  expect((await requests(page)).map(({ call }) => call)).toEqual(Array(2).fill('POST /edits/proposals/{id}/approve/'))

  await comeBack(page)
  await forget(page)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(comment).toHaveValue('Kept through the outage')
  await approve.click()
  await expect(page.getByText('Edit approved successfully')).toBeVisible()
  const calls = (await requests(page)).map(({ call }) => call)
  expect(calls.filter((call) => call === 'POST /auth/refresh/')).toHaveLength(1)
  expect(errors).toEqual([])
})

const BUSY = [
  [429, 'Request was throttled'],
  [503, 'HTTP Error 503'],
] as const
for (const [status, text] of BUSY)
  test(`${status} with Retry-After is waited out: a word, no storm, and the page goes on without a reload`, async ({
    page,
  }) => {
    const errors = watch(page, [new RegExp(`status of ${status}`)])
    await page.clock.install()
    await page.goto('/top')
    await expect(titles(page).first()).toBeVisible()
    await goAway(page, { kind: 'status', status, headers: { 'retry-after': '40' } })
    await page.getByText('Popular', { exact: true }).click()
    await page.getByRole('link', { name: 'Seasonal', exact: true }).click()
    await expect(bar(page)).toBeVisible()
    await expect(page.getByText(/The server asks us to wait for \d+ seconds\./)).toBeVisible()
    await expect(page.locator('main').getByText(text).first()).toBeVisible()

    await forget(page)
    await pass(page, 20)
    expect(await requests(page)).toEqual([])

    await backInPlace(page)
    expect((await requests(page)).filter(({ path }) => path === '/health/').length).toBeLessThan(4)
    expect(errors).toEqual([])
  })

test('a session that is refused while home is on its way leads to the login', async ({ page }) => {
  await page.goto('/login')
  await logIn(page, 4)
  await expect(page).toHaveURL('/')
  // A call that is still out would lose the session before the page is loaded anew.
  await page.goto('/', { waitUntil: 'networkidle' })
  await plane(page, 'post', 'expire-tokens', { which: 'all' })
  await page.reload()
  await expect(page).toHaveURL('/login?next=%2F')
  await expect(page.getByText('Your session has ended')).toBeVisible()
})
