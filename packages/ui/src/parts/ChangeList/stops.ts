const hunksIn = (row: HTMLElement): HTMLElement[] =>
  // Side by side, what goes and what comes stand in two columns: their numbers, not the page, give the order.
  [...row.querySelectorAll<HTMLElement>('[data-hunk]')].toSorted(
    (one, other) => Number(one.dataset['hunk']) - Number(other.dataset['hunk']),
  )

/** What the keys for the next and the previous change stop at: each field, and each change inside a longer text. */
export const stopsIn = (container: HTMLElement): HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>('[data-change]')].flatMap((row) => [row].concat(hunksIn(row)))
