/**
 * To be asked when an answer has come: whether the focus is still where it was at the call, or nowhere. What the answer
 * points at gets the focus only then, and not from under the hands of who types elsewhere meanwhile.
 */
export const watchFocus = (): (() => boolean) => {
  const from = document.activeElement
  return () => document.activeElement === from || document.activeElement === document.body
}
