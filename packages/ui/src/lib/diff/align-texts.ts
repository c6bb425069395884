import { align } from './align.ts'
import { Lexicon } from './lexicon.ts'
import { type Aligned, refine } from './refine.ts'
import type { Expired } from './segment.ts'
import { tokenise } from './tokens.ts'

/** Cuts two texts into words and finds which ones are kept; undefined when the time ran out. */
export function alignTexts(before: string, after: string, expired: Expired): Aligned | undefined {
  const lexicon = new Lexicon()
  const old = tokenise(before, lexicon, expired)
  const young = old && tokenise(after, lexicon, expired)
  if (!old || !young) return undefined
  const matches = new Int32Array(old.ids.length).fill(-1)
  const outcome = align({ before: old.ids, after: young.ids, size: lexicon.size }, matches, expired)
  if (outcome === 'timeUp') return undefined
  const rough = { before: old, after: young, matches, outcome }
  return lexicon.hasChunks ? refine(lexicon, rough, expired) : rough
}
