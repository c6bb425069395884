import { useRef } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { changedFields } from '../../lib/changed-fields.ts'
import { readKeptTitles, type CreatedTitle, type KeptTitle } from '../../lib/kept-title.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
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

/** R15b for a new title, as `useFormDraft` does it, and for its covers. */
export const useTitleDraft = ({ form, empty, mangadexId, created, queue, onRestore }: Options) => {
  const { now } = useClock()
  const underWay = useRef(false)

  const current = (): KeptTitle => ({ savedAt: now().getTime(), mangadexId, created, values: form.getValues() })
  const isBegun = () => created !== null || changedFields(empty, form.getValues()).length > 0
  const read = (text: string) => readKeptTitles(text, empty)
  const draft = useFormDraft({
    name: NAME,
    form,
    read,
    write: (kept) => kept,
    // A create that was under way when its form was left marks what it kept: it is the same title all the same.
    keyOf: (text) => read(text)[0]?.mangadexId ?? text,
    current: () => (isBegun() ? current() : null),
    onRestore,
  })

  // Those of the title that is offered; else those of none that is kept.
  const { offer, kept } = draft
  const covers = useCoverDraft(queue, NAME, {
    of: mangadexId,
    isMeant: (file) => file.of === undefined || (offer ? file.of === offer.mangadexId : !kept.includes(file.of)),
  })

  // Who is quick is not asked to wait until it is known whether there are any.
  const mayTakeCovers = () => covers.found !== 0 && queue.state.items.length === 0
  /** Once, however often it is pressed while the covers are on their way. */
  const once = async (work: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    try {
      await work()
    } finally {
      underWay.current = false
    }
  }
  return {
    offer: draft.offer,
    isBeingSent: draft.isBeingSent,
    /** Covers of an earlier visit; 0 while that is not known. */
    foundCovers: covers.found ?? 0,
    coverProblem: covers.problem,
    restore: () =>
      once(async () => {
        const latest = draft.latest()
        // Where another tab is done with the title, or is sending its covers, they are not this one's.
        const takes = mayTakeCovers() && (latest !== null || offer === null)
        // What comes after the create ends where there are no covers: they come first.
        const isCreated = Boolean(latest?.created)
        if (!isCreated) draft.restore()
        if (takes) await covers.restore()
        if (isCreated) draft.restore()
      }),
    discard: () =>
      once(async () => {
        draft.discard()
        if (covers.found !== 0) await covers.forget()
      }),
    /** Before it is sent: the session may turn out to be over. */
    saveNow: () => isBegun() && draft.keep(current()),
    /** The title is created: what remains is covers. */
    keepCreated: (title: CreatedTitle) => draft.keep({ ...current(), created: title }),
    /** Nothing remains. */
    finish: draft.finish,
  }
}
