/** What acts on a press, or holds what does. */
const ACTS = 'a, button, input, select, textarea, label, summary, [role="option"], [tabindex]'

const actorOf = ({ target }: Event) => {
  if (!(target instanceof Element)) return null
  const actor = target.closest(ACTS) ?? target
  // A press on a label is one on its control, and told for both.
  return (actor instanceof HTMLLabelElement && actor.control) || actor
}

let first: Element | null = null

const guard = (event: MouseEvent) => {
  const actor = actorOf(event)
  if (event.detail < 2) first = actor
  else if (first && actor !== first) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/**
 * A double click is meant for what its first half met. Where that has gone or moved meanwhile (a dialog or menu closed,
 * a row went, a page turned), the second half does nothing to what came in its place; a later press is not concerned,
 * nor is one with a key. To be called once for a document; more often does no harm.
 */
export const guardDoubleClicks = () => {
  for (const kind of ['mousedown', 'click'] as const) window.addEventListener(kind, guard, true)
}
