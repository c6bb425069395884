import { demoAccount } from '@bunko/mock-server/named'
import type { Browser, BrowserContext, Page } from 'playwright'
import { ask } from './ask.ts'
import { expect, logIn, picture, sawNothing, watch } from './browse.ts'
import { holds, same, type Trials } from './checks.ts'
import { pathOf, type Stop } from './routes.ts'
import type { Running } from './servers.ts'

/** An address, and where it leads: a path, and a query where that matters. */
type Leg = readonly [at: string, leadsTo: string]

/** To the end, a screen at a time, until nothing is on its way: what stands further down is asked for when one comes near. */
const scrollThrough = async (page: Page, at: string) => {
  const isThere = () =>
    page.evaluate<boolean>(`new Promise((answer) => {
      scrollBy({ top: innerHeight, behavior: 'instant' })
      requestAnimationFrame(() => requestAnimationFrame(() => {
        const { scrollHeight } = document.documentElement
        answer(scrollY + innerHeight >= scrollHeight - 1 && !document.querySelector('main [aria-busy="true"]'))
      }))
    })`)
  await expect.poll(isThere, { message: `${at} to its end`, intervals: [50] }).toBe(true)
}

const walk = async (context: BrowserContext, origin: string, legs: readonly Leg[]) => {
  const left = [...legs]
  const one = async () => {
    const page = await context.newPage()
    for (let leg = left.shift(); leg !== undefined; leg = left.shift()) {
      const [at, leadsTo] = leg
      await page.goto(origin + at, { waitUntil: 'networkidle' })
      await expect(page.locator('#root h1').first(), at).toBeVisible()
      await expect(page.getByText('This screen broke'), at).toHaveCount(0)
      const { pathname, search } = new URL(page.url())
      same(leadsTo.includes('?') ? pathname + search : pathname, leadsTo, `${at} leads to`)
      await scrollThrough(page, at)
    }
    await page.close()
  }
  await Promise.all([one(), one()])
}

const logInAs = async (context: BrowserContext, level: 1 | 2) => {
  const page = await context.newPage()
  await page.goto('/login?next=%2Fadmin')
  await logIn(page, level)
  await page.close()
}

/** Each route as the one of the two who may open it: neither is refused anywhere. */
const walkAsStaff = async (context: BrowserContext, origin: string, stops: readonly Stop[], level: 1 | 2) => {
  const legs = stops
    .filter((stop) => stop.level === level && !/^\/(?:login|register)/i.test(stop.at))
    .map(({ at }) => [at, pathOf(at)] as const)
  const refused: string[] = []
  context.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await walk(context, origin, legs)
  same(refused, [], 'refused calls')
  return `${legs.length} documents`
}

/** Everything a visitor and staff can open, under the policy; an upload of the largest cover there may be. */
export const tryWalk = async (
  trials: Trials,
  browser: Browser,
  { name, origin }: Running,
  stops: readonly Stop[],
): Promise<void> => {
  const visitor = await browser.newContext({ baseURL: origin })
  const asVisitor = await watch(visitor)
  await trials.try(`${name}: a visitor opens every route, no policy is violated, and no secret gets out`, async () => {
    await walk(
      visitor,
      origin,
      stops.map(({ at, visitorAt }) => [at, visitorAt]),
    )
    await sawNothing(asVisitor)
    return `${stops.length} documents`
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

  const admin = await browser.newContext({ baseURL: origin })
  const asAdmin = await watch(admin)
  await trials.try(
    `${name}: an admin opens the routes that a moderator may not, no policy is violated, and no secret gets out`,
    async () => {
      await logInAs(admin, 1)
      const walked = await walkAsStaff(admin, origin, stops, 1)
      await sawNothing(asAdmin)
      return walked
    },
  )
  await admin.close()

  const staff = await browser.newContext({ baseURL: origin })
  const asStaff = await watch(staff)
  await trials.try(
    `${name}: a moderator opens every other route, no policy is violated, and no secret gets out`,
    async () => {
      await logInAs(staff, 2)
      const walked = await walkAsStaff(staff, origin, stops, 2)
      await sawNothing(asStaff)
      return walked
    },
  )
  await trials.try(`${name}: a cover of 5,242,880 bytes is uploaded, and its picture comes back`, async () => {
    const full = picture('full.png', 5_242_880)
    const page = await staff.newPage()
    await page.goto('/admin/create-title')
    await page.getByRole('textbox', { name: 'Primary title' }).fill(`A Full-Size Cover by Way of ${name}`)
    await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Uma capa inteira.')
    await page.getByRole('tab', { name: /Database Information/ }).click()
    await page.locator('input[type=file]').setInputFiles([full])
    const answer = page.waitForResponse((response) => response.url().includes('upload_volume_cover'))
    await page.getByRole('button', { name: 'Create Title' }).click()
    same((await answer).status(), 201, 'upload')
    const [address] = /\/media\/[^"]+/.exec(await (await answer).text()) ?? []
    const { status, body } = await ask(origin + address)
    same([status, body.length], [200, full.buffer.length], `${address}: status and length`)
    await expect(page.getByText('Upload Complete')).toBeVisible()
    await page.waitForURL('/admin')
    await page.close()
    await sawNothing(asStaff)
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
  await trials.try(
    `${name}: a token, an e-mail address and a password that get out are seen by this test`,
    async () => {
      const { email, password } = demoAccount(2)
      const page = await staff.newPage()
      await page.goto('/')
      await page.evaluate(`(() => {
      console.log('sent', JSON.parse(localStorage.getItem('auth-storage')).tokens.accessToken)
      void fetch('/api/echo?u=' + encodeURIComponent('${email}'))
      history.pushState(null, '', '/search?p=${password}')
    })()`)
      await expect
        .poll(asStaff.leaks)
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(/^a token in the console: sent …$/),
            expect.stringMatching(/^an e-mail address in a request: /),
            expect.stringMatching(/^a password in an address: /),
          ]),
        )
      await page.close()
    },
  )
  await staff.close()
}
