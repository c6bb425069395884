import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useDraft } from '../../drafts/drafts.tsx'
import { changedFields } from '../../lib/changed-fields.ts'
import { asNotSent, writeKeptEdits, type EditNote, type KeptEdit } from '../../lib/edit-draft-write.ts'
import { draftsIn, withoutDrafts } from '../../lib/kept-list.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import { useElsewhere } from '../../parts/DraftOffer/use-elsewhere.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { useSession } from '../../session/session-context.tsx'

interface Options {
  /** `edit-title:{id}` */
  name: string
  form: TitleFormReturn
  before: TitleValues
  note: EditNote
  onRestore: (kept: KeptEdit) => void
}

/** Whether the one, laid upon the other, takes something of it away. */
const isOver = (upper: KeptEdit, under: KeptEdit): boolean => {
  const above = new Set(changedFields(upper.before, upper.after))
  const differing = new Set(changedFields(under.after, upper.after))
  const both = changedFields(under.before, under.after).filter((field) => above.has(field))
  const [one, other] = [upper.note.summary.trim(), under.note.summary.trim()]
  return both.some((field) => differing.has(field)) || (one !== '' && other !== '' && one !== other)
}

/**
 * R15b: keeps an edit for its user half a second after the last letter, and when the screen is left. What an earlier
 * visit left is offered, one after the other, and stays kept beside the new one until it is restored or discarded; what
 * another tab makes of the same title stays beside it as well.
 */
export const useEditDraft = ({ name, form, before, note, onRestore }: Options) => {
  // Not `useFormDraft`, which reads as it draws: what reads these comes late, and only where something was left. What
  // is restored is laid upon what is typed, which stays; only where both say something of the same is what was typed
  // offered in its turn, as it always is there.
  const { now } = useClock()
  const { session } = useSession()
  const draft = useDraft(name)
  const { isBeingSent, answered, sayGone } = useElsewhere(form, draft)
  /** What was left, the newest first; null until it is looked at. */
  const [earlier, setEarlier] = useState<string[] | null>(null)
  const [offer, setOffer] = useState<{ edit: KeptEdit; text: string; rest: string[] } | null>(null)
  /** What is kept and was written by this form, or taken over by it: it goes with the next that is written. */
  const own = useRef<string[]>([])

  /** Whether what is typed may have arrived, and whether it might have before it went out last. */
  const unsure = useRef(false)
  const unsureBefore = useRef(true)

  const [first] = useState(before)
  // The form that was left has been answered: nothing remains of it, or it was refused.
  if (offer && !draftsIn(draft.text).includes(offer.text)) {
    const text = asNotSent(offer.text)
    if (draftsIn(draft.text).includes(text)) setOffer({ ...offer, text, edit: { ...offer.edit, unsure: undefined } })
    else {
      setEarlier(offer.rest)
      setOffer(null)
    }
  }

  // Not sooner: the form in whose place this one stands keeps what was typed last as it goes.
  const look = useEffectEvent(() => draftsIn(draft.read()))
  useEffect(() => {
    const [newest, ...rest] = earlier ?? look()
    if (newest === undefined) return undefined
    const leaving = new AbortController()
    const read = async () => {
      const { readKeptEdits } = await import('./edit-left.ts')
      const [kept] = readKeptEdits(newest, first)
      if (leaving.signal.aborted) return
      if (kept) setOffer({ edit: kept, text: newest, rest })
      else setEarlier(rest)
    }
    // Where the code does not arrive nothing is offered this time, and nothing lost.
    read().catch(() => {})
    return () => leaving.abort()
  }, [earlier, first])

  const current = (): KeptEdit | null => {
    const after = form.getValues()
    const begun = changedFields(before, after).length > 0 || note.summary.trim() !== ''
    // What is typed next is something else.
    if (!begun) unsure.current = false
    return begun ? { savedAt: now().getTime(), before, after, note, ...(unsure.current && { unsure: true }) } : null
  }
  const write = (edit: KeptEdit | null) => {
    callOff()
    const { isAuthenticated, error } = session.state()
    // A logout has cleared the drafts (R15b): nothing comes back. A session that was lost has left them.
    if (!isAuthenticated && error === null) return
    draft.set((kept) => writeKeptEdits(edit, withoutDrafts(kept, own.current)))
    own.current = draftsIn(writeKeptEdits(edit, ''))
  }
  const callOff = useSavedLater(form, () => write(current()), note)
  const forget = () => {
    if (!offer) return
    own.current.push(offer.text)
    setEarlier(offer.rest)
    setOffer(null)
  }
  return {
    offer: offer?.edit ?? null,
    /** Others are offered after it, or are on their way. */
    hasMore: (offer ? offer.rest : (earlier ?? [])).length > 0,
    /** By a form that was left: what is offered waits until it is answered. */
    isBeingSent,
    restore() {
      if (!offer || isBeingSent) return
      const isKept = draftsIn(draft.read()).includes(offer.text)
      const { edit, text, rest } = offer
      const typed = current()
      forget()
      if (!isKept) return void sayGone()
      unsure.current ||= edit.unsure === true
      if (typed && isOver(edit, typed)) {
        own.current = own.current.filter((one) => one !== text)
        write(typed)
        setEarlier([...own.current, ...rest])
        own.current = [text]
      }
      onRestore(edit)
    },
    discard() {
      if (isBeingSent) return
      forget()
      write(current())
    },
    /** It goes out: until it is refused it may have arrived. */
    out() {
      unsureBefore.current = unsure.current
      unsure.current = true
      write(current())
    },
    /** Also of a form that was left by now: another may offer what is kept of it, and nothing else of that changes. */
    refused() {
      // Where an earlier attempt was not answered, that one may have arrived.
      if (!unsure.current || unsureBefore.current) return
      unsure.current = false
      const [out = ''] = own.current
      own.current = [asNotSent(out)]
      draft.set((kept) => kept.replace(out.slice(1, -1), () => asNotSent(out).slice(1, -1)))
    },
    /** It is sent: nothing remains of it. */
    finish() {
      unsure.current = false
      write(null)
      answered()
    },
  }
}
