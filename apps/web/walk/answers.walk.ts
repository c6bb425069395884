import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { API, nameOf } from './faults.ts'
import { FORMS, openForm } from './forms.ts'
import { MARK, PASSES } from './hostile.ts'
import { fulfillPoisoned, watch, wrong } from './poisoned.ts'
import { rest } from './visit.ts'

// Without the policy, which would stop what runs or asks elsewhere: the app is to leave nothing for it to stop.
test.use({ underPolicy: false })

/** After these only what one has typed or seen before is in sight: of the answer it counts that it has come. */
const SHOWS_NOTHING = new Set([
  'register',
  'list status',
  'change e-mail',
  'picture',
  'forgot password',
  'banner',
  'create title',
  'the season of a new title',
  'the covers of a new title',
  'propose an edit',
  'cover',
  'add season',
  'delete season',
  'delete cover',
  'remove from list',
  'remove from favourites',
])
const shownOn = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    ].join('\n'),
  )

for (const [at, [name, form]] of Object.entries(FORMS).entries())
  test(`${name}: an answer full of hostile data, and what is read because of it`, async ({ page, baseURL }) => {
    const seen = watch(page, baseURL)
    // Of two neighbours one has dates, languages and names of fields as well; one form after the other has all of them.
    const first = at % (PASSES - 1)
    for (const pass of [first, first + 1]) {
      await openForm(page, form, 0)
      const answered = { write: false }
      await page.route(API, async (route) => {
        const isWrite = form.call.test(nameOf(route))
        if (!isWrite && !answered.write) return route.fallback()
        await fulfillPoisoned(route, pass)
        answered.write = true
      })
      await form.send(page)
      await expect.poll(() => answered.write).toBe(true)
      if (!SHOWS_NOTHING.has(name))
        await expect
          .poll(() => shownOn(page), { timeout: 8_000 })
          .toContain(MARK)
          .catch(() => seen.push(`pass ${pass}: nothing hostile is shown`))
      await rest(page)
      for (const width of [1280, 375, 320]) {
        await page.setViewportSize({ width, height: 900 })
        for (const problem of await wrong(page)) seen.push(`pass ${pass}, ${width} px: ${problem}`)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      // What was written is taken back: the next answer is to the same.
      await page.unrouteAll({ behavior: 'wait' })
      expect((await page.request.post('/__mock__/reset', { data: {} })).ok()).toBe(true)
    }
    expect(seen).toEqual([])
  })
