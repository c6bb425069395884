const skip = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter' && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault()
}

/**
 * A key that is held repeats itself: what Enter has sent, or pressed, is not sent or pressed again before it is let go,
 * also where an answer, or a dialog that closes, comes in between (R9). In a text of many lines it goes on to make
 * lines. To be called once for a document; more often does no harm.
 */
export const guardHeldEnter = () => window.addEventListener('keydown', skip, true)
