/** Of the window's height: below it lie messages (at most a third) and the bar with the button that sends. */
const FREE = 0.6

/**
 * Gives the focus to what is to be corrected, and brings it to the middle where it stands low: the message that tells of
 * it comes there, and would lie on it (WCAG 2.4.11).
 */
export const focusToCorrect = (node: HTMLElement | null | undefined) => {
  if (!node) return
  node.focus()
  if (node.getBoundingClientRect().bottom > innerHeight * FREE) node.scrollIntoView({ block: 'center' })
}
