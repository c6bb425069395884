/** What lies on top at the middle of an element: itself, a part of it, or what covers it. Null out of the window. */
export const topmostAt = (element: Element): Element | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}
