/** Shared with the skeleton, so that nothing jumps when the proposals come. */
export const CARD_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)_auto] md:gap-x-6'
export const CARD_PADDING = 'px-4 py-4 sm:px-5'
export const CARD_META =
  'col-start-2 flex min-w-0 items-end justify-between gap-x-3 gap-y-2 md:gap-x-5 md:col-start-3 md:max-w-80 md:items-center md:justify-end'
