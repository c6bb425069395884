import { useEffect, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useDraft } from '../../drafts/drafts.tsx'
import { changedFields } from '../../lib/changed-fields.ts'
import { writeKeptEdits, type EditNote, type KeptEdit } from '../../lib/keep-edit.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
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

/**
 * R15b: keeps an edit for its user half a second after the last letter, and when the screen is left. What an earlier
 * visit left is offered, and stays kept beside the new one until it is restored or discarded.
 */
export const useEditDraft = ({ name, form, before, note, onRestore }: Options) => {
  const { now } = useClock()
  const { session } = useSession()
  const draft = useDraft(name)
  const [earlier, setEarlier] = useState(draft.text)
  const [offer, setOffer] = useState<KeptEdit | null>(null)

  const [first] = useState(before)

  useEffect(() => {
    if (earlier === '') return undefined
    const leaving = new AbortController()
    const read = async () => {
      const { readKeptEdits } = await import('./edit-left.ts')
      const [kept] = readKeptEdits(earlier, first)
      if (leaving.signal.aborted) return
      if (kept) setOffer(kept)
      else setEarlier('')
    }
    // Where the code does not arrive nothing is offered this time, and nothing lost.
    read().catch(() => {})
    return () => leaving.abort()
  }, [earlier, first])

  const current = (): KeptEdit | null => {
    const after = form.getValues()
    const begun = changedFields(before, after).length > 0 || note.summary.trim() !== ''
    return begun ? { savedAt: now().getTime(), before, after, note } : null
  }
  const write = (edit: KeptEdit | null, beside: string) => {
    callOff()
    // A logout has cleared the drafts (R15b): nothing comes back.
    if (session.state().isAuthenticated) draft.set(writeKeptEdits(edit, beside))
  }
  const callOff = useSavedLater(form, () => write(current(), earlier), note)
  const forget = () => {
    setEarlier('')
    setOffer(null)
  }
  return {
    offer,
    restore() {
      if (!offer) return
      forget()
      onRestore(offer)
    },
    discard() {
      forget()
      write(current(), '')
    },
    /** It is sent: nothing remains of it. */
    finish: () => write(null, earlier),
  }
}
