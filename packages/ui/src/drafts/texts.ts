import { proxy } from 'valtio'
import type { SafeStorage } from '../lib/storage.ts'

const DRAFTS_KEY = 'bunko-drafts'
/** As keys: whose files a logout has begun to clear: it needs code and time, and the page may go first. */
export const TO_CLEAR_KEY = 'bunko-drafts-to-clear'
type OfUser = Record<string, string>
type Texts = Record<string, OfUser>

const isTexts = (value: unknown): value is OfUser =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const readTexts = (stored: unknown): Texts =>
  Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, OfUser] => isTexts(entry[1])))

type Untaken = Record<string, Record<string, string | null>>
const NONE: OfUser = {}
/** What is otherwise in `after`, by owner and name; null for what is no longer there. */
const changesOf = (before: Texts, after: Texts): Untaken => {
  const changes: Untaken = {}
  for (const owner of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was = NONE, is = NONE] = [before[owner], after[owner]]
    for (const name of new Set([...Object.keys(was), ...Object.keys(is)]))
      if (was[name] !== is[name]) (changes[owner] ??= {})[name] = is[name] ?? null
  }
  return changes
}
const withChanges = (texts: Texts, changes: Untaken): Texts => {
  const next = { ...texts }
  for (const [owner, names] of Object.entries(changes)) {
    const all = Object.entries({ ...next[owner], ...names })
    const mine = all.filter((entry): entry is [string, string] => entry[1] !== null)
    delete next[owner]
    if (mine.length > 0) next[owner] = Object.fromEntries(mine)
  }
  return next
}

/** Of one name: both lists, the newer first, else the newer text. */
const merged = (newer: string, earlier = ''): string =>
  newer.startsWith('[') && earlier.startsWith('[') ? `${newer.slice(0, -1)},${earlier.slice(1)}` : newer

/** The texts of drafts, by owner and name. */
export const createTexts = (storage: SafeStorage) => {
  const state = proxy({
    texts: readTexts(storage.read(DRAFTS_KEY)),
    /** False where the browser has not taken the last change: full, or forbidden. It is here alone then. */
    isKept: true,
    /** Names of drafts that are being sent by forms that were left: one for each. */
    underWay: [] as readonly string[],
  })
  /** Who was called otherwise at first, and how. */
  const moved: Record<string, string> = {}
  const whose = (owner: string) => moved[owner] ?? owner

  /** What the browser has not taken of this tab. */
  let untaken: Untaken = {}

  /** As it is by now: other tabs have written since. */
  const look = (): Texts => {
    const stored = storage.read(DRAFTS_KEY)
    return stored === null ? state.texts : withChanges(readTexts(stored), untaken)
  }
  const write = (before: Texts, texts: Texts) => {
    state.texts = texts
    state.isKept = storage.write(DRAFTS_KEY, texts)
    const changes = changesOf(before, texts)
    for (const [owner, names] of Object.entries(changes)) untaken[owner] = { ...untaken[owner], ...names }
    if (state.isKept) untaken = {}
  }
  return {
    state,
    look,
    /** A form was left while it is sent: what it keeps as `name` is not to be sent again. Answers what ends that. */
    hold(name: string) {
      state.underWay = [...state.underWay, name]
      return () => {
        const at = state.underWay.indexOf(name)
        if (at >= 0) state.underWay = state.underWay.toSpliced(at, 1)
      }
    },
    /** Whoever sent them has left: a write that still waited for another is never answered. */
    releaseAll() {
      state.underWay = []
    },
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
      const now = look()
      const { [whose(owner)]: before, ...others } = now
      const mine = to({ ...before })
      write(now, Object.keys(mine).length > 0 ? { ...others, [whose(owner)]: mine } : others)
    },
    /** The same person is called otherwise from now on; a form that is left late still writes under the first name. */
    move(from: string, to: string): boolean {
      moved[from] = to
      delete moved[to]
      const now = look()
      const { [from]: old, ...others } = now
      if (!old) return false
      const mine = { ...others[to] }
      for (const [name, text] of Object.entries(old)) mine[name] = merged(text, mine[name])
      write(now, { ...others, [to]: mine })
      return true
    },
  }
}
export type DraftTexts = ReturnType<typeof createTexts>
