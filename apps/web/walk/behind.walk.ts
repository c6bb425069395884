import type { Page } from '@playwright/test'
import { BEHIND, type Behind } from './behind.ts'
import { API, cutOff, FAULTS, nameOf, type Fault } from './faults.ts'
import { refusalHarm } from './look.ts'
import { expect, test, visitorTest } from './test.ts'
import { become, drawn, troubles } from './visit.ts'

/** Lets what is asked for by the press end in a fault. */
const spoil = async (page: Page, { asks }: Behind, { answer, isCut }: Fault) => {
  if (isCut) await cutOff(page, (call) => asks.test(call.replaceAll(/\{\w+\}/g, '1')))
  await page.route(API, (route) => (asks.test(nameOf(route)) ? answer(route) : route.fallback()))
}
const heal = async (page: Page) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.request.delete('/__mock__/faults')
}
/** Faults of which nothing comes back by itself (decision 22): there the way on has to be offered. */
const STAYS = new Set(Object.keys(FAULTS).filter((fault) => !/answer|broken off|time-out|cut|429|502|503/.test(fault)))
const retryByButton = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true }).first().click()

for (const [name, behind] of Object.entries(BEHIND)) {
  const { at, as, before, press, says, isHint, saysWhy, brings, typed, retry = retryByButton, passes = [] } = behind
  const walk = as === null ? visitorTest : test
  walk(`${name}: every fault behind a press`, async ({ page }) => {
    const seen: string[] = []
    page.on('pageerror', (error) => seen.push(String(error)))
    for (const [fault, what] of Object.entries(FAULTS)) {
      if (passes.includes(fault)) continue
      const tell = (trouble: unknown) => seen.push(`${fault}: ${String(trouble).slice(0, 600)}`)
      await heal(page)
      await become(page, as)
      await page.goto(at)
      await drawn(page)
      await before?.(page)
      await spoil(page, behind, what)
      await press(page)
      const own = { refused: says, unread: says }
      const said = (saysWhy && what.says(own)) || says
      const words = page.locator('body')
      await expect(words)
        .toContainText(said, { timeout: 12_000 })
        .catch(async () => tell(`not said; but: ${await words.innerText()}`))
      const harm = what.isHostile ? await refusalHarm(page) : []
      // The way on is gone below: of what was typed to find something it may be the field itself.
      const ill = (await troubles(page)).filter((trouble) => trouble !== 'there is no way on')
      for (const trouble of [...ill, ...harm]) tell(trouble)
      if (typed) await expect(typed.field(page)).toHaveValue(typed.text).catch(tell)
      await heal(page)
      // The way on that is offered, or reads that come back by themselves.
      const isThere = () => expect(brings(page).first()).toBeVisible()
      const pressed = await retry(page).catch(String)
      if (pressed !== undefined && STAYS.has(fault)) tell(`no way on: ${pressed}`)
      await isThere()
        .then(() => (isHint ? undefined : expect(words).not.toContainText(says)))
        .catch((error: unknown) => tell(`no way on: ${String(error)}`))
    }
    expect(seen).toEqual([])
  })
}
