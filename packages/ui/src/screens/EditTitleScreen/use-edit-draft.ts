import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useDraft } from '../../drafts/drafts.tsx'
import { EMPTY_NOTE, readKeptEdits, writeKeptEdits, type EditNote, type KeptEdit } from '../../lib/kept-edit.ts'
import { changedFields } from '../../lib/title-changes.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { useSession } from '../../session/session-context.tsx'

/** Milliseconds after the last letter. */
const PAUSE_MS = 500

interface Options {
  /** `edit-title:{id}` */
  name: string
  form: TitleFormReturn
  before: TitleValues
  note: EditNote
  onRestore: (kept: KeptEdit) => void
}

/**
 * R15b: keeps an edit for its user half a second after the last letter, and when the screen is left. What an earlier
 * visit left is offered, and stays kept beside the new one until it is restored or discarded.
 */
export const useEditDraft = ({ name, form, before, note, onRestore }: Options) => {
  const { now } = useClock()
  const { session } = useSession()
  const draft = useDraft(name)
  const [offer, setOffer] = useState<KeptEdit | null>(() => readKeptEdits(draft.text, before)[0] ?? null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const write = (edits: readonly KeptEdit[]) => {
    clearTimeout(timer.current)
    timer.current = undefined
    // A logout has cleared the drafts (R15b): nothing comes back.
    if (session.state().isAuthenticated) draft.set(writeKeptEdits(edits))
  }
  const current = (): KeptEdit[] => {
    const after = form.getValues()
    const begun = changedFields(before, after).length > 0 || note.summary.trim() !== ''
    return begun ? [{ savedAt: now().getTime(), before, after, note }] : []
  }
  const save = useEffectEvent(() => write([...current(), ...(offer ? [offer] : [])]))
  const later = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save(), PAUSE_MS)
  })
  useEffect(() => {
    const flush = () => timer.current !== undefined && save()
    const ends = form.subscribe({ formState: { values: true }, callback: () => later() })
    window.addEventListener('pagehide', flush)
    return () => {
      ends()
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [form])
  useEffect(() => {
    if (note !== EMPTY_NOTE) later()
  }, [note])

  return {
    offer,
    restore() {
      if (!offer) return
      setOffer(null)
      onRestore(offer)
    },
    discard() {
      setOffer(null)
      write(current())
    },
    /** It is sent: nothing remains of it. */
    finish() {
      write(offer ? [offer] : [])
    },
  }
}
