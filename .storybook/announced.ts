// What a screen reader is told at once: alerts. A message stands in a toast and on the screen (R28), and is said once.

const TOASTS = '[data-sonner-toast]'
const ALERT = '[role="alert"]'

const twice = new Set<string>()

const lookAgain = () => {
  const alerts = [...document.querySelectorAll(ALERT)]
  const onScreen = alerts.filter((alert) => !alert.closest(TOASTS)).map(({ textContent }) => textContent)
  for (const toast of alerts.filter((alert) => alert.closest(TOASTS)))
    for (const { textContent: text } of toast.querySelectorAll('p'))
      if (text && onScreen.some((said) => said.includes(text))) twice.add(text)
}

const hasAlert = (node: Node) => node instanceof Element && (node.matches(ALERT) || node.querySelector(ALERT) !== null)

/** Begins to look at every alert of the document as it comes. */
export const watchAlerts = () =>
  new MutationObserver((mutations) => {
    if (mutations.some(({ addedNodes }) => [...addedNodes].some(hasAlert))) lookAgain()
  }).observe(document.body, { childList: true, subtree: true })

/** What a toast and the screen both announced since the last story. */
export const announcedTwice = (): string[] => {
  const texts = [...twice]
  twice.clear()
  return texts
}
