/** Where a list of which only some rows are drawn has put the window last, for what it had guessed of their heights. */
export const rowsMoved = { to: Number.NaN }
