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
/**
 * The facts stand in both of their places, and are shown in one: Tab and a screen reader come by as one sees them. What
 * is hidden by `display` is no stop and is not read out.
 */
export const FACTS_BESIDE = 'hidden lg:col-start-1 lg:row-start-3 lg:block lg:self-start print:block'
export const FACTS_BELOW = 'lg:hidden print:hidden'
export const BODY = `flex min-w-0 flex-col gap-6 ${SHEET} lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:gap-7`
