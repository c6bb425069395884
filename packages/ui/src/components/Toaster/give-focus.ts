const MESSAGE = '[data-sonner-toast]'

/**
 * Before a message goes that has the focus: by keyboard the next one gets it, else what had it before. The library gives
 * it back only when the focus leaves it, or its last message does.
 */
export const giveFocus = (card: HTMLElement | null) => {
  const message = card?.closest(MESSAGE)
  const held = document.activeElement
  if (!message || !(held instanceof HTMLElement) || !message.contains(held)) return
  const others = [...(message.parentElement?.querySelectorAll(`${MESSAGE}[data-removed="false"]`) ?? [])]
  const at = others.indexOf(message)
  const next = others[at + 1] ?? others[at - 1]
  if (next && next !== message && held.matches(':focus-visible')) next.querySelector('button')?.focus()
  else held.blur()
}
