import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { API, pathOf } from './faults.ts'
import { MARK, PASSES } from './hostile.ts'
import { OPENINGS } from './openings.ts'
import { fulfillPoisoned, watch, wrong } from './poisoned.ts'
import type { Looker } from './routes.ts'
import { ALL, PLACES, type Place } from './said.ts'
import { become, rest } from './visit.ts'

// Without the policy, which would stop what runs or asks elsewhere: the app is to leave nothing for it to stop.
test.use({ underPolicy: false })

const serve = (page: Page, name: string, pass: number) =>
  page.route(API, (route) =>
    /^\/auth\/(?!me\/)/.test(pathOf(route)) ? route.continue() : fulfillPoisoned(route, pass, name === 'seasons'),
  )

const begin = async (page: Page, pass: number, name: string, { at, as }: { at: string; as: Looker }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await become(page, as)
  await serve(page, name, pass)
  await page.goto(at)
  await rest(page)
}

/** What is wrong with it at every width. */
const look = async (page: Page, name: string, pass: number): Promise<string[]> => {
  const seen: string[] = []
  for (const width of [1280, 375, 320]) {
    await page.setViewportSize({ width, height: 900 })
    for (const problem of await wrong(page)) seen.push(`${name}, ${width} px: ${problem}`)
    const pictures = process.env['WALK_PICTURES']
    if (!pictures) continue
    const file = `${pictures}/${name.replaceAll(' ', '-')}-${width}-${pass}`
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.screenshot({ path: `${file}-end.png` })
    await page.evaluate('scrollTo(0, 0)')
    await page.screenshot({ path: `${file}.png` })
  }
  return seen
}

/** The same page for the same person: nothing fails here, so that all of it is there already. */
const isPartOfAnother = ({ at, as, spared }: Place) =>
  spared !== undefined && ALL.some(([, other]) => other.at === at && other.as === as && !other.spared)

const ADDRESSES = /(javascript|data|vbscript|file|blob)\s?:|a\.example/i
const WITH_ADDRESSES = new Set(['person', 'magazine', 'publisher'])
/** Rows of an unknown status are under no other tab. */
const AT: Readonly<Record<string, string>> = { lists: '/lists?status=all', listsOf: '/users/3/lists?status=all' }

for (let pass = 0; pass < PASSES; pass++) {
  test(`every route full of hostile data, pass ${pass}`, async ({ page, baseURL }) => {
    const seen = watch(page, baseURL)
    for (const [name, place] of PLACES) {
      const { at, as, words } = place
      if (isPartOfAnother(place)) continue
      await begin(page, pass, name, { at: AT[name] ?? at, as })
      seen.push(...(await look(page, name, pass)))
      const shown = await page.locator('shows' in words ? 'body' : 'main').innerText()
      // Nobody's form shows nothing that somebody stored.
      const isBare = as === null && 'shows' in words
      if (!isBare && !shown.includes(MARK)) seen.push(`${name}: nothing hostile is shown`)
      if (WITH_ADDRESSES.has(name) && !ADDRESSES.test(shown)) seen.push(`${name}: no hostile address is shown`)
    }
    expect(seen).toEqual([])
  })

  test(`what stands behind a press full of hostile data, pass ${pass}`, async ({ page, baseURL }) => {
    const seen = watch(page, baseURL)
    for (const [name, opening] of Object.entries(OPENINGS)) {
      await begin(page, pass, name, opening)
      const problem = await opening
        .open(page, pass)
        .then((opened) => expect(opened).toContainText(MARK))
        .then(() => null, String)
      if (problem === null) seen.push(...(await look(page, name, pass)))
      else seen.push(`${name}: ${problem.slice(0, 600)}`)
    }
    expect(seen).toEqual([])
  })
}
