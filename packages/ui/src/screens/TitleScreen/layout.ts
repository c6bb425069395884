/**
 * One column on a phone: name, cover and actions, text, facts, the rest. From 1024 px cover, actions and facts stand at
 * the side; what is left of the height goes to the last row, so that neither column leaves holes in the other. A sheet
 * has no actions: there the facts stand beside the cover.
 */
export const GRID =
  'grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:print:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10 lg:gap-y-6'
const SHEET = 'max-lg:print:col-span-2'
export const HEAD = `min-w-0 ${SHEET} lg:col-start-2 lg:row-start-1`
export const SIDE =
  'grid grid-cols-[min(40%,11rem)_minmax(0,1fr)] content-start items-start gap-4 print:grid-cols-[minmax(0,1fr)] sm:gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid-cols-[minmax(0,1fr)] lg:gap-5'
/** On a phone its parts stand in the page's own column, so that the facts can come between them. */
export const BODY = 'contents min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:flex lg:flex-col lg:gap-7'
export const TEXT = `order-1 ${SHEET} lg:order-none`
export const FACTS = 'order-2 max-lg:print:order-none lg:order-none lg:col-start-1 lg:row-start-3 lg:self-start'
export const REST = `order-3 ${SHEET} lg:order-none`
