/** An address without its place within the page. */
export const pageOf = (address: string): string => address.split('#')[0] ?? ''

type State = { readonly from?: unknown; readonly ledOn?: unknown } | null | undefined

/** Whether an entry took the place of what is done: it is another page, and no address put right. */
export const isLedOn = (state: unknown): boolean => (state as State)?.ledOn === true

/** The page whose link led here, where the link's `state` tells it as `{ from }`, as all of ours do; null otherwise. */
export const cameFrom = (state: unknown): string | null => {
  const from = (state as State)?.from
  return typeof from === 'string' ? pageOf(from) : null
}
