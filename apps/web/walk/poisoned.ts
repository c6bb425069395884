import type { Page, Route } from '@playwright/test'
import { poison } from './hostile.ts'
import { covered, harm, turned } from './look.ts'

/** Answers as the server does, but for its texts, addresses and dates: these are hostile. */
export const fulfillPoisoned = async (route: Route, pass: number, isSeasons = false) => {
  const answer = await route.fetch()
  const body: unknown = await answer.json().catch(() => null)
  // What is no JSON, the answer to a removal say, has nothing to be replaced.
  if (body === null) return route.fulfill({ response: answer })
  return route.fulfill({ response: answer, body: JSON.stringify(poison(body, pass, isSeasons)) })
}

/** Collects what no page may do, wherever it is. */
export const watch = (page: Page, home: string | undefined): string[] => {
  const seen: string[] = []
  page.on('pageerror', (error) => seen.push(`${page.url()}: ${String(error)}`))
  page.on('dialog', (dialog) => {
    // A form with unsaved changes asks before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    seen.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    // Pictures may come from any address (R29).
    if (protocol.startsWith('http') && origin !== home && request.resourceType() !== 'image')
      seen.push(`${page.url()}: asked ${request.url().slice(0, 80)}`)
  })
  return seen
}

/** What is wrong with what stands there, and stays so: a list below its field follows the window a moment later. */
export const wrong = async (page: Page): Promise<string[]> => {
  for (let look = 0; ; look++) {
    const found = [...(await harm(page)), ...(await turned(page)), ...(await covered(page))]
    if (found.length === 0 || look === 4) return found
    await page.waitForTimeout(250)
  }
}
