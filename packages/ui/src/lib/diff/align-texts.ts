import { align } from './align.ts'
import { Lexicon } from './lexicon.ts'
import { likeness } from './likeness.ts'
import { type Aligned, refine } from './refine.ts'
import type { Expired } from './segment.ts'
import { tokenise } from './tokens.ts'

/** Intl.Segmenter needs some 0.4 µs per character: two texts longer than this are cut without it; UTF-16 units. */
const MOST_SEGMENTED = 150_000
/** Texts with more tokens than this, hardly any of them kept, are cut into words only when they are this much alike. */
const LONG = 1000
const HARDLY_ANY = 0.1
const ALIKE = 0.03

/** Whether looking closer, with Intl.Segmenter, is worth its time. */
function promises(before: string, after: string, rough: Aligned): boolean {
  const shorter = Math.min(rough.before.ids.length, rough.after.ids.length)
  let kept = 0
  for (const match of rough.matches) if (match >= 0) kept += 1
  return shorter <= LONG || kept > HARDLY_ANY * shorter || likeness(before, after) >= ALIKE
}

/** Cuts two texts into words and finds which ones are kept; undefined when the time ran out. */
export function alignTexts(before: string, after: string, expired: Expired): Aligned | undefined {
  const length = before.length + after.length
  const lexicon = new Lexicon(length)
  const old = tokenise(before, lexicon, length > MOST_SEGMENTED, expired)
  const fresh = old && tokenise(after, lexicon, length > MOST_SEGMENTED, expired)
  if (!old || !fresh) return undefined
  const matches = new Int32Array(old.ids.length).fill(-1)
  const outcome = align({ before: old.ids, after: fresh.ids, size: lexicon.size }, matches, expired)
  if (outcome === 'timeUp') return undefined
  const rough = { before: old, after: fresh, matches, outcome }
  return lexicon.hasChunks && promises(before, after, rough) ? refine(lexicon, rough, expired) : rough
}
