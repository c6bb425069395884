/** What is shown page by page: written in place, and not asked for again by whoever shows it. */
export const PAGES = 'pages'

/** `held` is what the pages of titles know of one's own. */
const keysOf = <N extends string>(name: N) => ({ all: [name], pages: [name, PAGES], held: [name, 'held'] }) as const
/** Under which keys the lists are kept. */
export const listKeys = keysOf('lists')
/** Under which keys the favourites are kept. */
export const favoriteKeys = keysOf('favorites')
