import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useClock } from '../../clock/clock.tsx'
import type { KeptFile } from '../../drafts/files.ts'
import { useFormDraft } from '../../parts/DraftOffer/use-form-draft.ts'
import { changedFields } from '../../lib/changed-fields.ts'
import { readKeptTitles, type CreatedTitle, type KeptTitle } from '../../lib/kept-title.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import type { CoverQueue } from '../../uploads/cover-queue.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useCoverDraft } from '../../uploads/use-cover-draft.ts'

export const TITLE_DRAFT = 'create-title'
const NOT_KEPT = 'Your covers are still being kept.'
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
  const toast = useToast()
  const hasCovers = useSnapshot(queue.state).items.length > 0
  const [isTaking, setTaking] = useState(false)

  const current = (): KeptTitle => ({ savedAt: now().getTime(), mangadexId, created, values: form.getValues() })
  const isBegun = () =>
    created !== null || queue.state.items.length > 0 || changedFields(empty, form.getValues()).length > 0
  const read = (text: string) => readKeptTitles(text, empty)
  const draft = useFormDraft({
    name: TITLE_DRAFT,
    form,
    beside: hasCovers,
    read,
    write: (kept) => kept,
    // A create that was under way when its form was left marks what it kept: it is the same title all the same.
    keyOf: (text) => read(text)[0]?.mangadexId ?? text,
    current: () => (isBegun() ? current() : null),
    onRestore,
  })

  const { offer } = draft
  const covers = useCoverDraft(queue, TITLE_DRAFT, { of: mangadexId })
  // Those of the title that is offered; else those of none that is kept, nor of this one.
  const isMeant = (kept: readonly string[], { of }: KeptFile) =>
    offer ? of === offer.mangadexId : of === undefined || ![...kept, mangadexId].includes(of)
  const isMeantNow = (file: KeptFile) => isMeant(draft.keptNow(), file)

  /** Once, however often it is pressed while the covers are on their way. */
  const once = async (work: () => Promise<unknown>) => {
    if (isTaking) return
    setTaking(true)
    try {
      await work()
    } finally {
      setTaking(false)
    }
  }
  return {
    offer,
    isBeingSent: draft.isBeingSent,
    /** Covers are on their way into the queue, or out of the browser. */
    isTaking,
    /** Covers of an earlier visit; 0 while that is not known. */
    foundCovers: covers.left?.filter((file) => isMeant(draft.kept, file)).length ?? 0,
    coverProblem: covers.problem,
    restore: () =>
      once(async () => {
        // What is looked at belongs to the title that gives way.
        await queue.looked()
        // Between the read and the end nothing waits: title and covers change places at once.
        await covers.restore(isMeantNow, (all) => {
          if (!offer) return true
          if (all.filter(({ of }) => of === mangadexId).length < queue.kept().length) {
            toast('warning', 'Not restored yet', { text: covers.problem ?? NOT_KEPT })
            return false
          }
          // Another tab is done with the title, or is sending its covers: they are not this one's.
          if (!draft.restore()) return false
          // What was being written is offered in its turn, and its covers with it.
          covers.putAway()
          return true
        })
      }),
    discard: () =>
      once(async () => {
        // What another tab has gone on with stays.
        const isTheSame = draft.latest()?.savedAt === offer?.savedAt
        draft.discard()
        if (isTheSame) await covers.forget(isMeantNow)
      }),
    /** Before it is sent: the session may turn out to be over. */
    saveNow: () => isBegun() && draft.keep(current()),
    /** The title is created: what remains is covers. */
    keepCreated: (title: CreatedTitle) => draft.keep({ ...current(), created: title }),
    /** Nothing remains. */
    finish: draft.finish,
  }
}
