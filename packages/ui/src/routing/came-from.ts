/** An address without its place within the page. */
export const pageOf = (address: string): string => address.split('#')[0] ?? ''

/** In the state of an entry that took the place of what is done: it is another page, and no address put right. */
export const LED_ON = 'ledOn'
export const isLedOn = (state: unknown): boolean => typeof state === 'object' && state !== null && LED_ON in state

/** The page whose link led here, where the link's `state` tells it as `{ from }`, as all of ours do; null otherwise. */
export const cameFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? pageOf(state.from)
    : null
