import { proxy } from 'valtio'
import { draftsIn, joinedDrafts } from '../lib/kept-list.ts'
import type { SafeStorage } from '../lib/storage.ts'

const DRAFTS_KEY = 'bunko-drafts'
type OfUser = Record<string, string>
type Texts = Record<string, OfUser>

const isTexts = (value: unknown): value is OfUser =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const readTexts = (stored: unknown): Texts =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, OfUser] => isTexts(entry[1])))
    : {}

/** Two texts of one name: of lists both, else the newer. */
const merged = (newer: string, earlier: string): string =>
  draftsIn(newer).length > 0 && draftsIn(earlier).length > 0 ? joinedDrafts(newer, earlier) : newer

/** The texts of drafts, by owner and name. */
export const createTexts = (storage: SafeStorage) => {
  const state = proxy({
    texts: readTexts(storage.read(DRAFTS_KEY)),
    /** False where the browser has not taken the last change: full, or forbidden. It is here alone then. */
    isKept: true,
  })
  /** Who was called otherwise at first, and how. */
  const moved = new Map<string, string>()
  const whose = (owner: string): string => {
    const next = moved.get(owner)
    return next === undefined ? owner : whose(next)
  }

  /** As it is by now: other tabs have written since. */
  const look = (): Texts => {
    const stored = state.isKept ? storage.read(DRAFTS_KEY) : null
    return stored === null ? state.texts : readTexts(stored)
  }
  const write = (owner: string, mine: OfUser, others: Texts) => {
    state.texts = Object.keys(mine).length > 0 ? { ...others, [owner]: mine } : others
    state.isKept = storage.write(DRAFTS_KEY, state.texts)
  }
  return {
    state,
    look,
    /** The name under which the drafts of an owner stand. */
    whose,
    /** Takes in what other tabs have written. */
    refresh() {
      const now = look()
      if (JSON.stringify(now) !== JSON.stringify(state.texts)) state.texts = now
    },
    /**
     * `to` is given what is kept of the owner, and answers what is to be kept. What other tabs have written stays, and
     * what they have dropped stays dropped.
     */
    change(owner: string, to: (mine: OfUser) => OfUser) {
      const { [whose(owner)]: before, ...others } = look()
      write(whose(owner), to({ ...before }), others)
    },
    /** The same person is called otherwise from now on; a form that is left late still writes under the first name. */
    move(from: string, to: string): boolean {
      moved.set(from, to)
      moved.delete(to)
      const { [from]: old, [to]: there, ...others } = look()
      if (!old) return false
      const mine = { ...there }
      for (const [name, text] of Object.entries(old)) mine[name] = merged(text, mine[name] ?? '')
      write(to, mine, others)
      return true
    },
  }
}
export type DraftTexts = ReturnType<typeof createTexts>
