const WIDE = 'after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 after:outline-link'

/**
 * For the link that is all of its card: pressed anywhere, and the ring is around the card, where a name that is cut off
 * cannot cut it off as well.
 */
export const CARD_LINK = `${WIDE} after:rounded-sm after:outline-offset-2`
/** The same for a line of a list, whose neighbours leave no room around it. */
export const ROW_LINK = `${WIDE} after:-outline-offset-2`
