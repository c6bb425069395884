import type { EngineName } from './options.ts'

/** Stories that do not play to their end in an engine, and why that is right. */
export interface Known {
  engine: EngineName
  why: string
  /** Their ids. */
  stories: readonly string[]
}

/**
 * First asked of each: whether what it asserts could be true in every engine. A story that stands here and plays to its
 * end, or is none any more, is a failure.
 */
export const KNOWN: readonly Known[] = [
  {
    engine: 'firefox',
    why: 'Firefox 153 draws nothing by how far one has scrolled: no end of a list that goes on is faded there.',
    stories: ['screens-search--filters-go-on'],
  },
  {
    engine: 'webkit',
    why: 'A browser that is driven is a private one, whose database takes no files in WebKit.',
    stories: ['parts-coveruploads-kept-covers--cleared-by-logout', 'parts-coveruploads-kept-covers--kept'],
  },
  {
    engine: 'webkit',
    why: 'WebKitGTK 2.50 has no field-sizing yet: a text that is longer than its field is scrolled to, and lengthens no page.',
    stories: ['components-textarea--grows', 'screens-create-title--wide', 'screens-create-title--wide-while-away'],
  },
]
