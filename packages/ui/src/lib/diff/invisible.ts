const lineFeeds = (text: string) => text.replace(/\r\n?/g, '\n')

/** Whether the texts differ, and only in how their lines end (R18). */
export function onlyLineEndingsChanged(before: string, after: string): boolean {
  return before !== after && lineFeeds(before) === lineFeeds(after)
}
