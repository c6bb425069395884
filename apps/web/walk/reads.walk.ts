import { BEHIND } from './behind.ts'
import { API, callsOf, pathOf } from './faults.ts'
import { ALL } from './said.ts'
import { expect, test } from './test.ts'
import { UNFAILED } from './unwalked.ts'
import { become, rest } from './visit.ts'

/** By what it asks for, '/manga/1/covers/': the call of the contract, '/manga/{id}/covers/'. */
const patternOf = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
/** The longest name wins: '/manga/top/' is a title's address as well. */
const callOf = (asked: string, calls: readonly string[]) =>
  calls.filter((call) => patternOf(call).test(asked)).toSorted((one, other) => holes(one) - holes(other))[0]
const holes = (call: string) => call.split('{').length

/** Asked for by a press that is walked. */
const isPressed = (call: string) =>
  Object.values(BEHIND).some(({ asks }) => asks.test(call.replaceAll(/\{\w+\}/g, '1')))

test('every read of the contract fails somewhere, or is said why not', async ({ page }) => {
  const reads = (await callsOf(page.request)).filter((call) => call.startsWith('GET '))
  // Of who is signed in: session.walk.ts.
  const failed = new Set(['GET /auth/me/'])
  const note = (asked: string) => {
    const call = callOf(asked, reads)
    if (call !== undefined) failed.add(call)
  }
  let last: (typeof ALL)[number][1]['as'] | undefined
  for (const [, { at, as, spared }] of ALL) {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (last !== as) await become(page, as)
    last = as
    await page.route(API, (route) => {
      const path = pathOf(route)
      if (path.startsWith('/auth/') || spared?.test(path)) return route.continue()
      note(`${route.request().method()} ${path}`)
      return route.fulfill({ status: 500, contentType: 'text/html', body: '' })
    })
    await page.goto(at)
    await rest(page)
  }
  const unfailed = reads.filter((call) => !failed.has(call) && !isPressed(call))
  expect(unfailed).toEqual(Object.keys(UNFAILED))
})
