import type { Viewer } from './kinds.ts'

/** Where a link leads to a story, by its own viewer or as another one meets it: out of the frame in which the page stands. */
export const storyAddress = (id: string, viewer?: Viewer) => ({
  href: `./?path=/story/${id}${viewer === undefined ? '' : `&globals=viewer:${viewer}`}`,
  target: '_top',
})

export const TARGET = 'flex min-h-6 min-w-6 items-center rounded-sm font-medium text-link underline-offset-3'
export const UNDERLINED = 'underline decoration-link/35 hover:decoration-current'
