/** Marks what holds the ways on that stand beside 'Returning to …'. */
export const WAYS_ON = { 'data-ways-on': '' } as const

const isAtAWayOn = () => Boolean(document.activeElement?.matches('[data-ways-on] a:focus-visible'))

/**
 * Goes on by itself after `ms` milliseconds. Who has come to one of the ways on with the keyboard is given as long
 * again, and again, until they have pressed it or gone on. Answers what ends it.
 */
export const afterWaysOn = (go: () => void, ms: number): (() => void) => {
  const due = () => {
    if (isAtAWayOn()) timer = setTimeout(due, ms)
    else go()
  }
  let timer = setTimeout(due, ms)
  return () => clearTimeout(timer)
}
