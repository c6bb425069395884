/** As long as systems wait for the second press of a double click. */
const DOUBLE_CLICK_MS = 500

const drop = (event: MouseEvent) => {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/**
 * What the first press of a double click has closed is gone for the second, which would meet whatever lies beneath:
 * it does nothing. A later press, and one with a key, are not concerned.
 */
export const dropSecondClick = () =>
  addEventListener('click', drop, { capture: true, once: true, signal: AbortSignal.timeout(DOUBLE_CLICK_MS) })
