/** 1 where one reads on to the right, -1 where one reads on to the left; what is scrolled there counts below zero. */
export const onward = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)

interface Press {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}
/** The key that was pressed; '' with a key held that makes it the browser's: Alt+Left goes back a page. */
export const plainKey = ({ key, altKey, ctrlKey, metaKey }: Press): string => (altKey || ctrlKey || metaKey ? '' : key)

/**
 * What a key does in a row of things: 1 goes on to the next, -1 back to the one before. The arrow that points on does
 * the former, so it is another one where one reads to the left. 0 for every other key.
 */
export const arrowStep = (event: Press & { currentTarget: Element }): -1 | 0 | 1 => {
  const key = plainKey(event)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (onward(event.currentTarget) === 1) ? 1 : -1
}
