/** Files that every first screen runs nearly all of, by the name of their chunk. */
const FIRST = new Set(['index', 'react', 'base', 'shell', 'titles', 'catalogue', 'home-route'])

/**
 * Tells Chromium (136 and later) to compile a whole file while it arrives, beside the main thread, instead of each
 * function when it is first called: a third of the first screen's script time. To others it is a comment.
 */
export const compileAtOnce = ({ name }: { name: string }): string =>
  FIRST.has(name) ? '//# allFunctionsCalledOnLoad' : ''
