/** A row and its place on the way: logo, what it is, what can be done; the last below where there is no room beside. */
export const ROW =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5 lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:py-3.5 pointer-coarse:gap-y-3'
