import { isApiError, refOf, toldOf, type Change, type Edit, type Title } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForgetTitles, useProposeEdit, useSaveTitle } from '../../data/title-writes.ts'
import { useReadTitleAgain } from '../../data/title-edits.ts'
import type { EditMode } from '../../lib/field-permissions.ts'
import type { EditNote } from '../../lib/edit-draft-write.ts'
import { changedFields, editTypeOf } from '../../lib/changed-fields.ts'
import { holdFocus } from '../../lib/hold-focus.ts'
import { onTopOf } from '../../lib/title-edit.ts'
import { isUntold } from '../../lib/unread.ts'
import { TITLE_FIELD_NAMES, type TitleField } from '../../lib/title-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import type { TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import type { SentPanel } from './SentPanel.tsx'
import { editFailure, NOTHING_SENT, SUCCEEDED, SUMMARY_ID, type Failure } from './edit-texts.ts'

// It is there by then: the preview came with it at the first change.
const changesLater = () =>
  import('./edit-work.ts').catch(() => {
    throw NOTHING_SENT
  })

/** A title as it was read, and the form of it. */
export interface Base {
  title: Title
  before: TitleValues
}
/** What somebody else has made of the title since the form began. */
export interface Meanwhile extends Base {
  theirs: Change[]
  /** The names of the fields that were changed here. */
  mine: ReadonlySet<string>
}

/** A server may answer the title, whose number is another proposal's. */
const isProposal = (answer: Edit) => {
  const told = toldOf(answer) ?? {}
  return ['manga_id', 'edit_type', 'changes'].some((name) => told[name] !== undefined)
}

interface Options {
  form: TitleFormReturn
  mode: EditMode
  base: Base
  /** The form of a title; `related` where it was read with it, and the title does not tell them. */
  valuesOf: (title: Title, related?: readonly Title[]) => TitleValues
  note: EditNote
  goToFirst: (fields: Iterable<string>) => boolean
  /** Who has left meanwhile was told that nothing is sent; nor is it in another's name. */
  isHere: () => boolean
  /** Is told as a proposal goes out, and when it is refused: it remembers of what it keeps that it may have arrived. */
  draft: { out: () => void; refused: () => void }
  /** With the proposal that the server answers, null where it answers none, and with what takes the form's place. */
  onProposed: (edit: Edit | null, panel: typeof SentPanel) => void
  /** With the title as it is by now. It counts as being sent until this is over. */
  onSaved: (title: Title, related?: readonly Title[]) => void | Promise<void>
}

/** Sends an edit once however often it is pressed (R9), with the texts of section 8. */
export const useEditTitle = (options: Options) => {
  const { form, mode, base, valuesOf, note, goToFirst, isHere, draft, onProposed, onSaved } = options
  const save = useSaveTitle(base.title)
  const propose = useProposeEdit()
  const readAgain = useReadTitleAgain(base.title)
  const forgetTitles = useForgetTitles()
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [wrong, setWrong] = useState<readonly TitleField[]>([])
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)

  const go = useEffectEvent((fields: readonly TitleField[]) => {
    if (fields.length > 0) goToFirst(fields)
    else if (failure?.summary) document.getElementById(SUMMARY_ID)?.focus()
  })
  useEffect(() => {
    // The fields are open again by now; what draws the tab cannot be asked for while React draws.
    queueMicrotask(() => go(wrong))
  }, [wrong])

  /** A `PUT` replaces the whole record: what it is made of is read just before. */
  const put = async ({ title, before }: Base, values: TitleValues): Promise<(() => void | Promise<void>) | null> => {
    const { NOT_KEPT, notKept, notKeptText, titleChanges, titlePut } = await changesLater()
    const editsRelated = changedFields(before, values).includes('related')
    const { title: fresh, related } = await readAgain(editsRelated)
    if (!isHere()) return null
    const read = valuesOf(fresh, related)
    // Not told, and not asked for: what the form has of them is what is known.
    const isAsBefore = related === undefined && isUntold(fresh, 'related_entries')
    const now = isAsBefore ? { ...read, related: before.related } : read
    const mine = onTopOf(now, before, values)
    // An attempt without an answer has stored it, or somebody else the same.
    if (changedFields(now, mine).length === 0) {
      forgetTitles(fresh)
      return () => onSaved(fresh, related)
    }
    const theirs = titleChanges(title, before, onTopOf(before, values, now))
    if (theirs.length > 0) {
      const names = titleChanges(title, before, values).map(({ field_name: name }) => name)
      setMeanwhile({ title: fresh, before: now, theirs, mine: new Set(names) })
      return null
    }
    const { saved, told } = await save.mutateAsync({ stored: fresh, body: titlePut(fresh, now, mine) })
    const others = notKept({ before: now, sent: mine }, told, valuesOf)
    return () => {
      if (others.length > 0) toast('warning', NOT_KEPT, { text: notKeptText(others) })
      return onSaved(saved, related)
    }
  }
  const ask = async ({ title, before }: Base, values: TitleValues): Promise<(() => void) | null> => {
    // The panel as well: one that React waits for leaves the page empty for a third of a second.
    const { titleChanges, SentPanel: panel } = await changesLater()
    if (!isHere()) return null
    draft.out()
    const edit = await propose.mutateAsync({
      manga_id: title.id ?? refOf(title),
      edit_type: note.editType ?? editTypeOf(changedFields(before, values)),
      changes: titleChanges(title, before, values),
      edit_summary: note.summary.trim(),
      priority: note.priority,
    })
    return () => onProposed(edit && isProposal(edit) ? edit : null, panel)
  }
  const onFailed = (error: unknown, sent: readonly Change[]) => {
    const why = editFailure(error, mode, sent)
    if (!why.unsure && error !== NOTHING_SENT) draft.refused()
    // An ended session leads to the login, which says so itself; the draft stays.
    if (isApiError(error) && error.kind === 'session') return
    setFailure(why)
    say(why.title, { text: why.text, isUnsure: why.unsure })
    for (const [field, message] of why.fields) form.setError(field, { type: 'server', message })
  }
  const send = async (from: Base, values: TitleValues) => {
    if (changedFields(from.before, values).length === 0) return
    const giveFocusBack = holdFocus()
    // A letter that comes now would show, and not be sent.
    flushSync(() => setSending(true))
    takeBack()
    setFailure(null)
    setMeanwhile(null)
    try {
      const done = await (mode === 'propose' ? ask(from, values) : put(from, values))
      if (!done) return
      toast('success', SUCCEEDED[mode])
      await done()
    } catch (error) {
      // What makes them is here by then; where it did not come, nothing was sent.
      const told = changesLater().then(({ titleChanges }) => titleChanges(from.title, from.before, values))
      onFailed(error, mode === 'propose' ? await told.catch(() => []) : [])
    } finally {
      // The fields are open again before one of them gets the focus.
      flushSync(() => setSending(false))
      giveFocusBack()
    }
  }
  return {
    /** `from` is the title that the changes are told against. */
    submit: async (from: Base = base) => {
      if (underWay.current) return
      underWay.current = true
      try {
        await form.handleSubmit((values) => send(from, values))()
        setWrong(TITLE_FIELD_NAMES.filter((name) => form.getFieldState(name).error))
      } finally {
        underWay.current = false
      }
    },
    sending,
    /** It is on its way, and can no longer be taken back. */
    isUnderWay: save.isPending || propose.isPending,
    failure,
    /** What was refused of it is being corrected. */
    forgiveSummary: () => setFailure((last) => last && { ...last, summary: undefined }),
    meanwhile,
    forgetMeanwhile: () => setMeanwhile(null),
  }
}
