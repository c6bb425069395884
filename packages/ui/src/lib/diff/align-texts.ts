import { align } from './align.ts'
import { Lexicon } from './lexicon.ts'
import { type Aligned, refine } from './refine.ts'
import type { Expired } from './segment.ts'
import { tokenise } from './tokens.ts'

/** Long texts that have less than this part of their chunks in common are not looked at word by word. */
const LONG = 1000
const HARDLY_ANY = 0.02

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
  const shorter = Math.min(old.ids.length, fresh.ids.length)
  const kept = matches.reduce((count, match) => (match < 0 ? count : count + 1), 0)
  const unlike = shorter > LONG && kept < HARDLY_ANY * shorter
  return lexicon.hasChunks && !unlike ? refine(lexicon, rough, expired) : rough
}
