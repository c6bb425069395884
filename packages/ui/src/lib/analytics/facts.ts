import type { Edit } from '@bunko/api-client'
import { tellStatus } from '../edit-figures.ts'
import { editTypeLabel } from '../edit-labels.ts'
import { momentOf } from '../moment-of.ts'

/** What the figures need of a proposal. Moments are milliseconds since 1970, null where they are not known. */
export interface Fact {
  status: 'pending' | 'approved' | 'rejected' | 'other'
  type: string
  reviewer: string
  created: number | null
  /** Of a decision only. */
  reviewed: number | null
  /** Null where the proposal names no title. */
  title: { ref: string; name: string | null } | null
}
/** What the proposals leave out or get wrong, so that it can be said. */
interface Flaws {
  /** Decided, without a date of the decision that can be used. */
  undatedDecisions: number
  /** Without a date of the proposal that can be used. */
  undatedProposals: number
  /** Decided before they were proposed: no wait can be told. */
  backwards: number
  /** Neither pending, approved nor rejected. */
  otherStatus: number
}
/** What is known of the proposals, and what is wrong with what they tell. */
export interface Facts {
  facts: Fact[]
  flaws: Flaws
  /** Whether the proposals say how they stand (R1): else nothing is known of what waits, nor of what was decided. */
  tellsStatus: boolean
  /** The first moment that any proposal names. */
  earliest: number | null
}

const STATUSES = new Set(['pending', 'approved', 'rejected'])
const statusOf = (status: string | null) => (STATUSES.has(status ?? '') ? (status as Fact['status']) : 'other')
const reviewerOf = ({ reviewer_username: name, reviewed_by: id }: Edit) =>
  name?.trim() || (id === null ? 'Unknown reviewer' : `Reviewer ${id}`)

const isDecided = ({ status }: Fact) => status === 'approved' || status === 'rejected'

/** Milliseconds from the proposal to the decision; null where that cannot be told. */
export const waitOf = ({ created, reviewed }: Fact): number | null =>
  created === null || reviewed === null || reviewed < created ? null : reviewed - created

/** Reads the proposals once, for every period (R23). `now` in milliseconds. */
export const readFacts = (edits: readonly Edit[], now: number): Facts => {
  const flaws = { undatedDecisions: 0, undatedProposals: 0, backwards: 0, otherStatus: 0 }
  let earliest: number | null = null
  const facts = edits.map((edit): Fact => {
    const status = statusOf(edit.status)
    const decided = status === 'approved' || status === 'rejected'
    const created = momentOf(edit.created_at, now)
    const reviewed = decided ? momentOf(edit.reviewed_at, now) : null
    if (created === null) flaws.undatedProposals++
    if (decided && reviewed === null) flaws.undatedDecisions++
    if (created !== null && reviewed !== null && reviewed < created) flaws.backwards++
    if (status === 'other') flaws.otherStatus++
    for (const at of [created, reviewed]) if (at !== null && (earliest === null || at < earliest)) earliest = at
    const name = edit.manga_title?.trim() || null
    return {
      status,
      type: editTypeLabel(edit.edit_type),
      reviewer: reviewerOf(edit),
      created,
      reviewed,
      title: edit.manga_id === null ? null : { ref: String(edit.manga_id), name },
    }
  })
  return { facts, flaws, tellsStatus: tellStatus(edits), earliest }
}

/** The approved and the rejected ones. */
export const decidedOf = (facts: readonly Fact[]): Fact[] => facts.filter(isDecided)

const FLAW_TEXTS: readonly [keyof Flaws, one: string, more: string][] = [
  ['undatedDecisions', 'decision has no usable date and is', 'decisions have no usable date and are'],
  ['undatedProposals', 'proposal has no usable date and is', 'proposals have no usable date and are'],
  ['backwards', 'decision is dated before its proposal and is', 'decisions are dated before their proposals and are'],
  ['otherStatus', 'proposal has another status and is', 'proposals have another status and are'],
]
const LEFT_OUT: Record<keyof Flaws, string> = {
  undatedDecisions: 'left out of what is told by date',
  undatedProposals: 'left out of ages, waits and what is told by date',
  backwards: 'left out of the waits',
  otherStatus: 'counted as proposed only',
}

/** What the reader of the figures should know about the data, a sentence each. */
export const flawTexts = (flaws: Flaws): string[] =>
  FLAW_TEXTS.filter(([name]) => flaws[name] > 0).map(
    ([name, one, more]) => `${flaws[name].toLocaleString('en')} ${flaws[name] === 1 ? one : more} ${LEFT_OUT[name]}.`,
  )
