import { expect, test } from './test.ts'
import { API } from './faults.ts'
import { FORMS, nameOf, openForm } from './forms.ts'
import { PASSES, poison } from './hostile.ts'
import { harm, turned } from './look.ts'
import { rest } from './visit.ts'

// Without the policy, which would stop what runs or asks elsewhere: the app is to leave nothing for it to stop.
test.use({ underPolicy: false })

/** What is wrong once the page shows what the server has answered, and what was read again because of it. */
for (const [at, [name, form]] of Object.entries(FORMS).entries())
  test(`${name}: an answer full of hostile data`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(String(error)))
    // Every other pass has values that are unknown as well: one of either kind, and with the next form two others.
    for (const pass of [at % PASSES, (at + 5) % PASSES]) {
      await openForm(page, form, 0)
      const answered = { write: false }
      await page.route(API, async (route) => {
        const isWrite = form.call.test(nameOf(route))
        if (!isWrite && !answered.write) return route.fallback()
        const answer = await route.fetch()
        answered.write ||= isWrite
        const body: unknown = await answer.json().catch(() => null)
        if (body === null) return route.fulfill({ response: answer })
        return route.fulfill({ response: answer, body: JSON.stringify(poison(body, pass)) })
      })
      await form.send(page)
      await expect.poll(() => answered.write).toBe(true)
      await rest(page)
      for (const width of [1280, 375, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const problems = async () => [...(await harm(page)), ...(await turned(page))]
        await expect(async () => expect(await problems()).toEqual([]))
          .toPass({ timeout: 2_000 })
          .catch(async () => seen.push(`pass ${pass}, ${width} px: ${(await problems()).join('; ')}`))
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      // What was written is taken back: the next answer is to the same.
      await page.unrouteAll({ behavior: 'wait' })
      expect((await page.request.post('/__mock__/reset', { data: {} })).ok()).toBe(true)
    }
    expect(seen).toEqual([])
  })
