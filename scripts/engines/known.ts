import type { EngineName } from './options.ts'

/** A story that does not play to its end in an engine, and why that is right. */
export interface Known {
  story: string
  engine: EngineName
  why: string
}

/**
 * First asked of each: whether what it asserts could be true in every engine. A story that stands here and plays to its
 * end, or is none any more, is a failure.
 */
export const KNOWN: readonly Known[] = [
  {
    story: 'components-textarea--grows',
    engine: 'webkit',
    why: 'WebKitGTK 2.50 has no field-sizing yet: a text that is longer than the field is scrolled to.',
  },
]
