/** More than what was read counts as fresh. */
const LATER_MS = 31_000

/** For stories: the tab was hidden for a while, and is seen again; `look` tells what is seen then. */
export const seenAgain = async (look: () => Promise<void>): Promise<void> => {
  const real = Date.now
  Date.now = () => real() + LATER_MS
  try {
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await look()
  } finally {
    Date.now = real
  }
}
