/** A text with LF alone at the end of its lines, as a textarea gives it. */
export const lineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n')

/** What stands in a field of one line, with the line ends of the text that stood there before: the browser drops them. */
export const withBreaksOf = (before: string, typed: string): string =>
  before.replace(/[\r\n]/g, '') === typed ? before : typed

/**
 * What stands in a textarea, with the line ends of the text that stood there before: the browser makes LF of each, which
 * is no change that somebody made.
 */
export const withLineEndsOf = (before: string, typed: string): string => {
  if (typed.includes('\r')) return typed
  if (lineFeeds(before) === typed) return before
  const [end = '\n'] = /\r\n?/.exec(before) ?? []
  return typed.replaceAll('\n', end)
}
