/**
 * As `ref` of what goes away under the focus (Retry, when it was pressed): the focus stays in the part of the screen
 * around it, and Tab goes on from there. Without a part that remains it goes to the screen.
 */
export const passFocus = (node: HTMLElement | null) => {
  const around = node?.parentElement?.closest<HTMLElement>('section,dialog,[role=tabpanel]')
  return () => {
    if (!node?.contains(document.activeElement)) return
    queueMicrotask(() => {
      // What came instead may have chosen a place of its own.
      if (document.activeElement !== document.body) return
      const target = around?.isConnected ? around : document.getElementById('main')
      target?.setAttribute('tabindex', '-1')
      target?.focus({ preventScroll: true })
    })
  }
}
