const all = (container: HTMLElement, selector: string) => [...container.querySelectorAll<HTMLElement>(selector)]

/** One text after the other: a row has several where it changes one in each language. */
const hunksIn = (row: HTMLElement): HTMLElement[] =>
  all(row, '[data-diff]').flatMap((text) =>
    // Side by side, what goes and what comes stand in two columns: their numbers, not the page, give the order.
    all(text, '[data-hunk]').toSorted((one, other) => Number(one.dataset['hunk']) - Number(other.dataset['hunk'])),
  )

/** What the keys for the next and the previous change stop at: each field, and each change inside a longer text. */
export const stopsIn = (container: HTMLElement): HTMLElement[] =>
  all(container, '[data-change]').flatMap((row) => [row].concat(hunksIn(row)))

/** Brings a stop into view, with the focus. */
export const goToStop = (stop: HTMLElement): void => {
  stop.focus({ preventScroll: true })
  stop.scrollIntoView({ block: stop.clientHeight > innerHeight / 2 ? 'start' : 'center' })
}

/** The id of a change's row that something leads to, by its key among those of its proposal. */
export const rowId = (key: string): string => `change-${key}`
export const goToRow = (key: string): void => {
  const row = document.getElementById(rowId(key))
  if (row) goToStop(row)
}
