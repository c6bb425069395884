import { useRef, useState } from 'react'
import { useDraft } from '../../drafts/drafts.tsx'
import { draftsIn, joinedDrafts, withoutDrafts } from '../../lib/kept-list.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import { useSession } from '../../session/session-context.tsx'
import { useElsewhere, type Sending } from './use-elsewhere.ts'

interface Options<T> {
  name: string
  form: Parameters<typeof useSavedLater>[0] & Sending
  /** What is kept as well, and changes beside the form. */
  beside?: unknown
  /** What is being written; null for nothing to keep. */
  current: () => T | null
  /** What a text holds, without what is damaged. */
  read: (text: string) => readonly T[]
  /** What is kept of it. */
  write: (draft: T) => unknown
  /** Names the draft that a text holds, whatever becomes of it; the text itself where nothing else does. */
  keyOf?: (text: string) => string
  onRestore: (kept: T) => void
}
const itself = (text: string) => text

/**
 * R15b: keeps what is typed, for its user, half a second after the last letter and when the form is left. What an earlier
 * visit left is offered, one after the other, as long as it is kept, and stays kept beside the new one until it is
 * restored or discarded; what another tab writes stays beside it as well.
 */
export const useFormDraft = <T>(options: Options<T>) => {
  const { name, form, beside, current, read, write, keyOf = itself, onRestore } = options
  const { session } = useSession()
  const draft = useDraft(name)
  const { isBeingSent, answered, sayGone } = useElsewhere(form, draft)
  const keysIn = (text: string) => draftsIn(text).map((one) => keyOf(one))
  const [offered, setOffered] = useState(() => keysIn(draft.text))
  /** What is kept and was written by this form, or taken over by it: it goes with the next that is written. */
  const own = useRef<string[]>([])

  const keep = (next: T | null) => {
    callOff()
    const { isAuthenticated, error } = session.state()
    // A logout has cleared the drafts: nothing comes back. A session that was lost has left them.
    if (!isAuthenticated && error === null) return
    const text = next === null ? '' : JSON.stringify([write(next)])
    draft.set((kept) => joinedDrafts(text, withoutDrafts(kept, own.current)))
    own.current = draftsIn(text)
  }
  const callOff = useSavedLater(form, () => keep(current()), beside)

  const [offer] =
    offered.length === 0
      ? []
      : draftsIn(draft.text)
          .map((text) => ({ text, key: keyOf(text), values: read(text)[0] }))
          .filter(({ key, values }) => values !== undefined && offered.includes(key))
  const others = offered.filter((key) => key !== offer?.key)
  /** The offer as it is by now: another tab may have gone on with it, or be done with it. */
  const latest = () => offer && draftsIn(draft.read()).find((text) => keyOf(text) === offer.key)
  return {
    offer: offer?.values ?? null,
    /** The names of all that are kept, other tabs' among them as far as this one knows. */
    kept: keysIn(draft.text),
    /** The same as it is by now; not while rendering. */
    keptNow: () => keysIn(draft.read()),
    /** The same as it is by now; null where another tab is done with it. */
    latest: () => read(latest() ?? '')[0] ?? null,
    /** By a form that was left: what is offered waits until it is answered. */
    isBeingSent,
    /** False where another tab is done with it, which it says. */
    restore(): boolean {
      if (!offer || isBeingSent) return false
      // Before what is typed takes its place.
      const now = latest()
      setOffered(others)
      if (now === undefined) {
        // Takes in what other tabs have written.
        draft.set((kept) => kept)
        sayGone()
        return false
      }
      // What is typed is offered in its turn.
      keep(current())
      setOffered([...own.current.map((text) => keyOf(text)), ...others])
      own.current = [now]
      for (const kept of read(now)) onRestore(kept)
      return true
    },
    discard() {
      if (!offer || isBeingSent) return
      setOffered(others)
      own.current = [...own.current, offer.text]
      keep(current())
    },
    keep,
    /** It is sent: nothing remains of it. */
    finish() {
      keep(null)
      answered()
    },
  }
}
