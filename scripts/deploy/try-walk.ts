import type { Browser, BrowserContext } from 'playwright'
import { expect, logIn, picture, watch } from './browse.ts'
import { holds, same, type Trials } from './checks.ts'
import type { Running } from './servers.ts'

const walk = async (context: BrowserContext, origin: string, addresses: readonly string[]) => {
  const left = [...addresses]
  const one = async () => {
    const page = await context.newPage()
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      await page.goto(origin + address, { waitUntil: 'networkidle' })
      await expect(page.locator('#root h1').first(), address).toBeVisible()
      await expect(page.getByText('This screen broke'), address).toHaveCount(0)
    }
    await page.close()
  }
  await Promise.all([one(), one()])
}

/** Everything a visitor and a moderator can open, under the policy; an upload of the largest cover there may be. */
export const tryWalk = async (
  trials: Trials,
  browser: Browser,
  { name, origin }: Running,
  addresses: readonly string[],
): Promise<void> => {
  const visitor = await browser.newContext({ baseURL: origin })
  const asVisitor = await watch(visitor)
  await trials.try(`${name}: a visitor opens every route, and no policy is violated`, async () => {
    await walk(visitor, origin, addresses)
    same(asVisitor, { violations: [], errors: [] }, 'seen')
    return `${addresses.length} documents`
  })
  await trials.try(`${name}: the policy stops what it is there to stop, and this test would see it`, async () => {
    const page = await visitor.newPage()
    await page.goto('/')
    const ran = await page.evaluate(`(() => {
      const script = document.createElement('script')
      try { script.textContent = 'window.ran = 1'; document.body.append(script) } catch {}
      try { document.body.innerHTML = '<img src=x onerror="window.ran = 2">' } catch {}
      const style = document.createElement('style'); style.textContent = 'body { color: red }'; document.head.append(style)
      return window.ran ?? null
    })()`)
    same(ran, null, 'ran')
    await expect.poll(() => asVisitor.violations.length).toBeGreaterThanOrEqual(3)
    await page.close()
  })
  await visitor.close()

  const staff = await browser.newContext({ baseURL: origin })
  const asStaff = await watch(staff)
  await trials.try(`${name}: a moderator opens every route, and no policy is violated`, async () => {
    const page = await staff.newPage()
    await page.goto('/login?next=%2Fadmin')
    await logIn(page, 2)
    await page.close()
    await walk(
      staff,
      origin,
      addresses.filter((address) => !/^\/(?:login|register)/i.test(address)),
    )
    same(asStaff, { violations: [], errors: [] }, 'seen')
  })
  await trials.try(`${name}: a cover of 5,242,880 bytes is uploaded, and its picture comes back`, async () => {
    const page = await staff.newPage()
    await page.goto('/admin/create-title')
    await page.getByRole('textbox', { name: 'Primary title' }).fill(`A Full-Size Cover by Way of ${name}`)
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Uma capa inteira.')
    await page.getByRole('tab', { name: /Database Information/ }).click()
    await page.locator('input[type=file]').setInputFiles([picture('full.png', 5_242_880)])
    const answer = page.waitForResponse((response) => response.url().includes('upload_volume_cover'))
    await page.getByRole('button', { name: 'Create Title' }).click()
    same((await answer).status(), 201, 'upload')
    await expect(page.getByText('Upload Complete')).toBeVisible()
    await page.waitForURL('/admin')
    await page.close()
    same(asStaff, { violations: [], errors: [] }, 'seen')
  })
  await trials.try(`${name}: a message that a policy might hide is drawn where it belongs`, async () => {
    const page = await staff.newPage()
    await page.goto('/admin/users')
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toContainText('Only Admins can access user management.')
    const place = await page.evaluate(`getComputedStyle(document.querySelector('[data-sonner-toast]')).position`)
    holds(place === 'absolute', `a toast is ${String(place)}: its style sheet is missing`)
    await page.close()
  })
  await staff.close()
}
