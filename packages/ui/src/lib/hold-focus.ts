/** What is closed loses the focus. Answers the way to give it back, unless it has gone elsewhere by then. */
export const holdFocus = (): (() => void) => {
  const held = document.activeElement
  return () => {
    if (held instanceof HTMLElement && document.activeElement === document.body) held.focus({ preventScroll: true })
  }
}
