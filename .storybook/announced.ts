// What a screen reader is told: alerts at once, the rest when it has a moment. A message stands in a toast and on the
// screen (R28), and is said once.

const TOASTS = '[data-sonner-toast]'
const LIVE = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'

const twice = new Set<string>()

/** An alert with the text in it; elsewhere the text as a whole, or behind the label of a field: 'Deleting Name…' is none. */
const repeats = (live: Element, text: string) =>
  live.matches('[role="alert"]')
    ? live.textContent.includes(text)
    : [live, ...live.querySelectorAll('*')].some(({ textContent: said }) => said === text || said.endsWith(`: ${text}`))

const lookAgain = () => {
  const onScreen = [...document.querySelectorAll(LIVE)].filter(
    (live) => !live.closest(TOASTS) && live.querySelector(TOASTS) === null,
  )
  // The library's own region says every toast, whatever its tone.
  for (const { textContent: text } of document.querySelectorAll(`${TOASTS} p`))
    if (text && onScreen.some((live) => repeats(live, text))) twice.add(text)
}

const isLive = (node: Node) => {
  const element = node instanceof Element ? node : node.parentElement
  return (
    element !== null && (element.closest(`${LIVE}, ${TOASTS}`) ?? element.querySelector(`${LIVE}, ${TOASTS}`)) !== null
  )
}

/** Begins to look at every live region of the document as something comes into it. */
export const watchAlerts = () =>
  new MutationObserver((mutations) => {
    if (
      mutations.some(({ addedNodes, target, type }) =>
        type === 'characterData' ? isLive(target) : [...addedNodes].some(isLive),
      )
    )
      lookAgain()
  }).observe(document.body, { childList: true, subtree: true, characterData: true })

/** What a toast and the screen both announced since the last story. */
export const announcedTwice = (): string[] => {
  const texts = [...twice]
  twice.clear()
  return texts
}
