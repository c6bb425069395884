import { align } from './align.ts'
import { Lexicon } from './lexicon.ts'
import { likeness } from './likeness.ts'
import { type Aligned, refine } from './refine.ts'
import type { Expired } from './segment.ts'
import { tokenise } from './tokens.ts'

/** Texts with more tokens than this are not given to Intl.Segmenter when they are less alike than this. */
const LONG = 1000
const UNLIKE = 0.03

/** Cuts two texts into words and finds which ones are kept; undefined when the time ran out. */
export function alignTexts(before: string, after: string, expired: Expired): Aligned | undefined {
  const lexicon = new Lexicon(before.length + after.length)
  const old = tokenise(before, lexicon, expired)
  const fresh = old && tokenise(after, lexicon, expired)
  if (!old || !fresh) return undefined
  const matches = new Int32Array(old.ids.length).fill(-1)
  const outcome = align({ before: old.ids, after: fresh.ids, size: lexicon.size }, matches, expired)
  if (outcome === 'timeUp') return undefined
  const rough = { before: old, after: fresh, matches, outcome }
  const isLong = Math.min(old.ids.length, fresh.ids.length) > LONG
  const isRoughEnough = !lexicon.hasChunks || (isLong && likeness(before, after) < UNLIKE)
  return isRoughEnough ? rough : refine(lexicon, rough, expired)
}
