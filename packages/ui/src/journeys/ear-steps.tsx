import { virtual } from '@guidepup/virtual-screen-reader'
import { waitFor } from 'storybook/test'
import type { Context } from './keyboard-steps.tsx'

// For stories only: what a screen reader says, as the Virtual Screen Reader has it.

const said: string[] = []
let told = 0

/** What it has said since the last look, in order. */
const takeDown = async () => {
  const log = await virtual.spokenPhraseLog()
  said.push(...log.slice(told))
  told = log.length
}

/** What of it is an alert that has just come. */
const alertIn = (node: Node): Element | null =>
  !(node instanceof Element) ? null : node.role === 'alert' ? node : node.querySelector('[role="alert"]')

// A screen reader speaks of an alert as it comes; this one only of what changes inside of one.
const alerts = new MutationObserver((mutations) => {
  for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
    const text = alertIn(node)?.textContent?.trim()
    if (text) void takeDown().then(() => said.push(`alert: ${text}`))
  }
})

/** Begins to listen to what stands in the story. */
export const listen = async ({ canvasElement }: Pick<Context, 'canvasElement'>) => {
  said.length = 0
  told = 0
  // It would prepare the page for keys of its own, which takes them from ours, here and in every later story.
  const elsewhere = document.createElement('iframe')
  document.body.append(elsewhere)
  Object.defineProperty(canvasElement, 'ownerDocument', { value: elsewhere.contentDocument, configurable: true })
  const begun = virtual.start({ container: canvasElement })
  Reflect.deleteProperty(canvasElement, 'ownerDocument')
  elsewhere.remove()
  await begun
  alerts.observe(canvasElement, { childList: true, subtree: true })
}
export const stopListening = async () => {
  alerts.disconnect()
  await virtual.stop()
}

/** How often such a thing has been said so far. */
export const timesHeard = async (phrase: RegExp) => {
  await takeDown()
  return said.filter((one) => phrase.test(one)).length
}

/** These were said, in this order; anything may have been said between. */
export const heard = (...phrases: (string | RegExp)[]) =>
  waitFor(async () => {
    await takeDown()
    let from = 0
    for (const phrase of phrases) {
      const at = said.findIndex(
        (one, index) => index >= from && (typeof phrase === 'string' ? one === phrase : phrase.test(one)),
      )
      if (at === -1) throw new Error(`Not heard: ${String(phrase)}\nSaid:\n${said.join('\n')}`)
      from = at + 1
    }
  })
