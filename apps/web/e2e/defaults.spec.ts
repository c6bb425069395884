import { logIn } from './people.ts'
import { expect, test } from './test.ts'

const ALL = 'apiBase=/api/v1 (default), healthPath=/health/ (default), turnstileSiteKey=none (default)'
const SITUATIONS: readonly [what: string, answer: { status?: number; body: string }, said: string][] = [
  ['no file', { status: 404, body: 'Not found' }, ALL],
  ['no setting', { body: '{}' }, ALL],
  ['one setting', { body: '{"healthPath":"/health/"}' }, ALL.replace('/health/ (default)', '/health/')],
  ['the file that is shipped', { body: '' }, ALL.replaceAll(' (default)', '')],
]

for (const [what, answer, said] of SITUATIONS)
  test(`the diagnostics name the defaults that were taken: ${what}`, async ({ page }) => {
    if (what !== 'the file that is shipped') await page.route('**/config.json', (route) => route.fulfill(answer))
    await logIn(page, 2, '/admin/edit-approvals')
    await page.getByRole('button', { name: 'Debug API' }).click()
    await expect(page.getByText(`config.json: ${said}`, { exact: true })).toBeVisible()
  })
