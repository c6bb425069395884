import { useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useDraft } from '../../drafts/drafts.tsx'
import { readKeptTitles, writeKeptTitles, type CreatedTitle, type KeptTitle } from '../../lib/kept-title.ts'
import { changedFields } from '../../lib/changed-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { useSavedLater } from '../../lib/use-saved-later.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { useSession } from '../../session/session-context.tsx'
import type { CoverQueue } from '../../uploads/cover-queue.ts'
import { useCoverDraft } from '../../uploads/use-cover-draft.ts'

const NAME = 'create-title'
interface Options {
  form: TitleFormReturn
  empty: TitleValues
  mangadexId: string
  created: CreatedTitle | null
  queue: CoverQueue
  /** Puts a kept title before the user. */
  onRestore: (kept: KeptTitle) => void
}

/**
 * R15b: keeps what is typed, for its user, half a second after the last letter and when the screen is left. What an
 * earlier visit left is offered, and stays kept beside the new one until it is restored or discarded.
 */
export const useTitleDraft = ({ form, empty, mangadexId, created, queue, onRestore }: Options) => {
  const { now } = useClock()
  const { session } = useSession()
  const draft = useDraft(NAME)
  const covers = useCoverDraft(queue, NAME)
  const [offers, setOffers] = useState(() => readKeptTitles(draft.text, empty))

  const current = (): KeptTitle => ({ savedAt: now().getTime(), mangadexId, created, values: form.getValues() })
  const isBegun = () => created !== null || changedFields(empty, form.getValues()).length > 0
  const keep = (titles: readonly KeptTitle[]) => {
    callOff()
    // A logout has cleared the drafts (R15b): nothing comes back.
    if (session.state().isAuthenticated) draft.set(writeKeptTitles(titles))
  }
  const callOff = useSavedLater(form, () => keep([...(isBegun() ? [current()] : []), ...offers]))

  const [offer, ...rest] = offers
  const foundCovers = covers.found ?? 0
  // Who is quick is not asked to wait until it is known whether there are any.
  const mayTakeCovers = () => covers.found !== 0 && queue.state.items.length === 0
  return {
    offer: offer ?? null,
    /** Covers of an earlier visit; 0 while that is not known. Those that are added now take their place. */
    foundCovers,
    coverProblem: covers.problem,
    async restore() {
      if (mayTakeCovers()) await covers.restore()
      if (!offer) return
      const typed = isBegun() ? [current()] : []
      setOffers([...typed, ...rest])
      onRestore(offer)
      keep([{ ...offer, savedAt: now().getTime() }, ...typed, ...rest])
    },
    async discard() {
      setOffers(rest)
      keep([...(isBegun() ? [current()] : []), ...rest])
      if (mayTakeCovers()) await covers.forget()
    },
    /** Before it is sent: the session may turn out to be over. */
    saveNow: () => isBegun() && keep([current(), ...offers]),
    /** The title is created: what remains is covers. */
    keepCreated: (title: CreatedTitle) => keep([{ ...current(), created: title }, ...offers]),
    /** Nothing remains. */
    finish: () => keep(offers),
  }
}
