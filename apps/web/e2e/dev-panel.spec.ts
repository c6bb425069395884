import { demoAccount } from '@bunko/mock-server/named'
import { expect, test, type Page } from '@playwright/test'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { choosePorts } from '../../../scripts/lib/ports.ts'
import { mockService, mockTarget, webService } from '../../../scripts/start/services.ts'
import { createSupervisor } from '../../../scripts/start/supervise.ts'

// One dev server and one mock for the file: its tests run one after the other.
test.describe.configure({ mode: 'default' })
// A trace keeps each of those modules.
test.use({ trace: 'off' })

// Two runs on one machine look for their ports at the same moment.
const OWN = (process.pid % 100) * 100
let services: ReturnType<typeof createSupervisor> | undefined
let origin = ''
test.beforeAll(async () => {
  const ports = await choosePorts([
    { name: 'web', usual: 4300 + OWN },
    { name: 'mock', usual: 4350 + OWN },
  ])
  const [web = 0, mock = 0] = ports.values()
  origin = `http://127.0.0.1:${web}`
  services = createSupervisor(() => {})
  const { start, failed: broken } = services
  const started = Promise.all([mockService(mock), webService(web, mockTarget(mock), true)].map(start))
  await Promise.race([started, broken])
})
test.afterAll(async () => {
  await services?.stop('asked')
  services?.kill()
})
test.beforeEach(async ({ request }) => {
  for (const [address, data] of [
    ['scenario', { name: 'happy' }],
    ['latency', { ms: 0 }],
    ['reset', {}],
  ] as const)
    expect((await request.post(`${origin}/__mock__/${address}`, { data })).status()).toBe(200)
})

const LIST = 'GET /manga/top/'
const opener = (page: Page) => page.getByRole('button', { name: 'Dev', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Development' })
const choose = (page: Page, label: string, value: string | { label: string }) =>
  panel(page).getByRole('combobox', { name: label, exact: true }).selectOption(value)
const titles = (page: Page) => page.locator('a[href^="/manga/"]')
const account = (page: Page, username: string) => page.getByRole('button', { name: `Account of ${username}` })
const failed = (page: Page) => page.getByText('The ranking could not be loaded')

const open = async (page: Page, path = '/') => {
  await page.goto(origin + path)
  await opener(page).click()
}

test('the viewer changes without a reload, and the panel goes as it came', async ({ page }) => {
  await open(page)
  await expect(panel(page)).toBeFocused()
  await page.evaluate('window.sameDocument = true')
  await choose(page, 'Viewer', demoAccount(2).username)
  await expect(account(page, 'm.tanabe')).toBeVisible()
  await expect(page.getByRole('link', { name: /Back office/ })).toBeVisible()
  await choose(page, 'Viewer', { label: 'Level 5 · Ana Luz' })
  await expect(account(page, 'ana.luz')).toBeVisible()
  await expect(page.getByRole('link', { name: /Back office/ })).toHaveCount(0)
  await choose(page, 'Viewer', { label: 'Anonymous' })
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate('window.sameDocument')).toBe(true)

  await panel(page).getByRole('combobox', { name: 'Viewer' }).press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
  await opener(page).press('Enter')
  await page.reload()
  await expect(panel(page)).toBeVisible()
})

test('scenario, faults and latency reach the app', async ({ page }) => {
  await open(page, '/top')
  await expect(titles(page).first()).toBeVisible()
  await choose(page, 'Scenario', 'serverError')
  await expect(panel(page).getByText('500 with an HTML page, except for /auth/')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Reload page' }).click()
  await expect(failed(page)).toBeVisible()

  await choose(page, 'Scenario', 'happy')
  await choose(page, 'Fault on', LIST)
  await choose(page, 'Kind', { label: 'Status 503' })
  await choose(page, 'Times', '1')
  await panel(page).getByRole('button', { name: 'Add fault' }).click()
  const faults = panel(page).getByRole('list', { name: 'Faults' })
  await expect(faults).toHaveText(`${LIST} · Status 503 · 1 leftRemove`)
  const spoilt = page.waitForResponse((response) => response.headers()['x-mock-fault'] !== undefined)
  await page.getByRole('button', { name: 'Retry' }).click()
  expect((await spoilt).status()).toBe(503)
  await expect(faults).toHaveCount(0)
  await expect(failed(page)).toBeVisible()

  await choose(page, 'Latency', '1000 ms')
  await expect(panel(page).getByRole('combobox', { name: 'Latency' })).toHaveValue('1000 ms')
  const slow = page.waitForResponse((response) => response.url().includes('/api/v1/manga/'))
  await page.getByRole('button', { name: 'Retry' }).click()
  expect((await slow).request().timing().responseStart).toBeGreaterThanOrEqual(990)
  await expect(titles(page).first()).toBeVisible()
})

test('a refusal of the mock is shown, and without a mock nothing is offered', async ({ page }) => {
  await open(page)
  await page.route('**/__mock__/reset', (route) => route.fulfill({ status: 400, json: { error: 'not today' } }))
  await panel(page).getByRole('button', { name: 'Reset data' }).click()
  await expect(panel(page).getByRole('alert')).toHaveText('not today')
  await page.route('**/__mock__/*', (route) => route.fulfill({ status: 200, body: '<!doctype html>' }))
  await opener(page).click()
  await opener(page).click()
  await expect(panel(page)).toHaveText('No mock server behind this app')
})

test('the control page steers the mock behind the dev server', async ({ page, request }) => {
  await page.goto(`${origin}/__mock__/`)
  const region = (name: string) => page.getByRole('region', { name, exact: true }).first()
  await expect(region('State')).toContainText('titles 120')
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('forbidden')
  await page.getByRole('button', { name: 'Use this scenario' }).click()
  await expect(region('Scenario and latency').getByRole('status')).toHaveText('Used from the next call on.')
  expect((await request.get(`${origin}/api/v1/manga/trending`)).status()).toBe(403)
  await expect(region('Journal')).toContainText('GET /manga/trending')
  await expect(region('Journal')).toContainText('403')

  await page.getByRole('combobox', { name: 'Call, * for all' }).fill('GET /nowhere/')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await expect(region('Faults').getByRole('status')).toContainText("call: '*' or a call such as")
  await page.getByRole('combobox', { name: 'Call, * for all' }).fill('GET /manga/')
  await page.getByRole('spinbutton', { name: 'Times' }).fill('2')
  await page.getByRole('button', { name: 'Add fault' }).click()
  // A section that still works on one order takes no other.
  await expect(region('Faults').getByRole('status')).toContainText('Added')
  await page.getByRole('button', { name: 'Remove GET /manga/ · 500 · 2 left' }).click()
  await expect(region('Faults').getByRole('listitem')).toHaveCount(0)

  await page.getByRole('spinbutton', { name: 'Titles' }).fill('50')
  await page.getByRole('button', { name: 'Make this data' }).click()
  await expect(region('State')).toContainText('titles 50')
  await expect(region('Data').getByRole('status')).toHaveText('Made anew.')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download snapshot' }).click()
  const file = await (await saved).path()
  await page.getByRole('button', { name: 'Back to the seed' }).click()
  await expect(region('Data').getByRole('status')).toHaveText('Back to the seed.')
  await page.getByLabel('Snapshot file').setInputFiles(file)
  await page.getByRole('button', { name: 'Load snapshot', exact: true }).click()
  await expect(region('Data').getByRole('status')).toHaveText('Loaded.')

  await page.getByRole('combobox', { name: 'Account' }).selectOption('2')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(region('Sign in').getByRole('status')).toHaveText('Signed in as m.tanabe.')
  const authorization = `Bearer ${await page.getByRole('textbox', { name: 'Access token' }).inputValue()}`
  const me = () => request.get(`${origin}/api/v1/auth/me/`, { headers: { authorization } })
  expect((await me()).status()).toBe(200)
  await page.getByRole('button', { name: 'Expire access tokens' }).click()
  await expect(region('Sign in').getByRole('status')).toHaveText('No access token works any more.')
  expect((await me()).status()).toBe(401)
})

test('nothing of the panel is in the built app', () => {
  const dist = join(import.meta.dirname, '../dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|html)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  const telling = /bunko-dev-panel|__mock__|No mock server behind this app/
  expect(files.filter((name) => telling.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
})
