/** Before a row goes that holds the focus: gives it to the row that takes its place, else to the screen. */
export const focusNeighbour = (row: Element | null | undefined): void => {
  if (!row?.contains(document.activeElement)) return
  const next = row.nextElementSibling ?? row.previousElementSibling ?? document.getElementById('main')
  if (next instanceof HTMLElement) next.focus()
}
