import { can, refOf, type Edit, type Title } from '@bunko/api-client'
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { flushSync } from 'react-dom'
import type { EditMode } from '../../lib/field-permissions.ts'
import { isBlank } from '../../lib/blank.ts'
import { coversQuestion } from '../../lib/cover-count.ts'
import { cx } from '../../lib/cx.ts'
import { EMPTY_NOTE, type KeptEdit } from '../../lib/edit-draft-write.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { besideTheirs, onTopOf, withNamesOf } from '../../lib/title-edit.ts'
import type { TitleField } from '../../lib/title-fields.ts'
import type { TitleValues } from '../../lib/title-form.ts'
import { nameOf } from '../../lib/title-text.ts'
import { QUEUE_ID } from '../../parts/CoverUploads/queue-id.ts'
import { FormDuplicates, namesInForm } from '../../parts/DuplicateFinder/FormDuplicates.tsx'
import { TitleForm } from '../../parts/TitleForm/TitleForm.tsx'
import { UntoldNote } from './UntoldNote.tsx'
import { TitleSummary } from '../../parts/TitleForm/TitleSummary.tsx'
import type { useRelated } from '../../data/related.ts'
import { COLUMNS } from '../../parts/SaveBar/bar-classes.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useStillHere } from '../../routing/use-still-here.ts'
import { useFormTabs } from '../../routing/use-form-tabs.ts'
import { useLeft } from '../../routing/use-left.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useSameLogin } from '../../session/use-same-login.ts'
import type { Viewer } from '../../session/viewer.ts'
import { Covers } from './Covers.tsx'
import { ChangePreview } from './ChangePreview.tsx'
import type { CoversState } from './EditCovers.tsx'
import { EditHeader } from './EditHeader.tsx'
import type { SentPanel } from './SentPanel.tsx'
import { SubmitPanel } from './SubmitPanel.tsx'
import { useEditDraft } from './use-edit-draft.ts'
import { useEditTitle, type Base } from './use-edit-title.ts'
import { useEditValues } from './use-edit-values.ts'
import { useKeptCovers } from './use-kept-covers.ts'

// Seldom, and never what the form waits for: a draft that is not offered stays kept, a note that is missing stops nobody.
const RelatedUnread = lazyPart(async () => (await import('./RelatedUnread.tsx')).RelatedUnread)
const DraftOffer = lazyPart(async () => (await import('./edit-left.ts')).DraftOffer)
const OthersNote = lazyPart(async () => (await import('./edit-work.ts')).OthersNote)
// It follows a change that was sent: it is there.
const ChangedMeanwhile = lazyPart(async () => (await import('./edit-work.ts')).ChangedMeanwhile)

const FORM = 'edit-title'
const NOTHING_CLOSED = {}
const NO_COVERS: CoversState = { busy: false, waiting: 0, looking: false }
// On narrow screens its parts stand below the form in the same column, so that the bar with the button can stay in view.
const SIDE = 'contents min-w-0 flex-col gap-4 @min-[60rem]:flex'
// What is saved stays in view, in a place as high as the window: the preview gives way. A proposal has more beside its
// button: it goes with the page, where all of its preview can be seen.
const SIDE_OF_SAVE =
  '@min-[60rem]:sticky @min-[60rem]:top-beside @min-[60rem]:max-h-[calc(100dvh_-_var(--head)_-_4.25rem)]'

/** A save would take away what could not be read. */
const RELATED_UNREAD = 'They can be changed once they have been read.'

interface Props {
  title: Title
  /** Titles that the related entries may be. */
  related: ReturnType<typeof useRelated>
  /** They are not told by the title, and could not be read. */
  lacksRelated: boolean
  /** What the viewer may not change, with the reason. */
  closed: Partial<Record<TitleField, string>> | undefined
  mode: EditMode
  viewer: Extract<Viewer, { kind: 'user' }>
}

/** The form of a title that is there, what would be sent of it, and the way to send it. */
export const EditForm = ({ title, related, lacksRelated, closed = NOTHING_CLOSED, mode, viewer }: Props) => {
  const { form, base, setBase, before, valuesOf, changed, fill, beganAs } = useEditValues(title, related.data)
  // For the moment only: what a draft has of them is restored all the same, where they are read again before a save.
  const closedNow = useMemo(
    () => (lacksRelated ? { related: RELATED_UNREAD, ...closed } : closed),
    [closed, lacksRelated],
  )
  const [note, setNote] = useState(EMPTY_NOTE)
  const [sent, setSent] = useState<{ edit: Edit | null; Panel: typeof SentPanel } | null>(null)
  const [{ busy, waiting }, setCovers] = useState(NO_COVERS)
  const coversNow = useRef(NO_COVERS)
  const onCovers = useCallback((state: CoversState) => {
    coversNow.current = state
    setCovers(state)
  }, [])
  const { tab, setTab, go: goToField, goTo, goToFirst } = useFormTabs()
  const heading = useRef<HTMLDivElement>(null)
  const name = nameOf(title)
  const back = useLeft(paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' }))
  usePageTitle(`Edit ${name.text}`)

  const onRestore = (kept: KeptEdit) => {
    // A proposal would say that there were none of those that could not be read.
    const held = mode === 'propose' ? closedNow : closed
    const shut = Object.fromEntries(Object.keys(held).map((field) => [field, before[field as TitleField]]))
    // Upon what is typed by now, another draft that was restored before it among that.
    fill({ ...onTopOf(form.getValues(), kept.before, kept.after), ...shut })
    // What a proposal changes is told against what is there now: a reviewer looks at it.
    if (mode === 'save') beganAs(kept.before, { ...kept.after, ...shut })
    setNote((typed) => (isBlank(kept.note.summary) && !isBlank(typed.summary) ? typed : kept.note))
  }
  const draft = useEditDraft({ name: `edit-title:${refOf(title)}`, form, before, note, onRestore })
  const managesCovers = can(viewer.level, 'manageCovers')
  const coversName = `edit-title-covers:${refOf(title)}`
  const kept = useKeptCovers(coversName, managesCovers, waiting > 0)
  const onProposed = (proposal: Edit | null, Panel: typeof SentPanel) => {
    draft.finish()
    setSent({ edit: proposal, Panel })
  }
  const isShown = useStillHere()
  const isSame = useSameLogin()
  // Somebody else may have signed in while the tab slept.
  const isHere = () => isShown() && isSame()
  const onSaved = (saved: Title, itsRelated?: readonly Title[]) => {
    draft.finish()
    // By now: some may have come, or have gone up, while it was saved.
    if (coversNow.current.waiting === 0 && !coversNow.current.looking) return leave()
    // Covers wait, or are looked at: the form goes on from what was saved.
    const values = withNamesOf(valuesOf(saved, itsRelated), form.getValues('related'))
    rebase({ title: saved, before: values }, values)
  }
  const { submitCount } = useFormState({ control: form.control })
  const edit = useEditTitle({ form, mode, base, valuesOf, note, goToFirst, isHere, draft, onProposed, onSaved })
  const unsaved = useUnsaved(
    busy
      ? {
          title: 'Covers are being uploaded',
          body: 'Leaving ends the uploads. Covers that are not up yet are kept, and offered when you come back.',
        }
      : edit.isUnderWay
        ? BEING_SENT
        : !sent && (changed.length > 0 || !isBlank(note.summary))
          ? {
              title: 'Leave without sending your changes?',
              body: 'They are kept as a draft, and offered when you come back.',
              draft: true,
            }
          : waiting > 0
            ? coversQuestion(waiting)
            : null,
  )
  const leave = () => unsaved.go(back)
  const rebase = (next: Base, values: TitleValues) => {
    setBase(next)
    fill(values)
    edit.forgetMeanwhile()
  }
  const saveAnyway = () => {
    if (!edit.meanwhile) return
    const values = onTopOf(edit.meanwhile.before, before, form.getValues())
    const next = { title: edit.meanwhile.title, before: edit.meanwhile.before }
    // The form is checked against what it is drawn with: against theirs from here on.
    flushSync(() => rebase(next, values))
    void edit.submit(next)
  }
  const takeTheirs = () => {
    if (!edit.meanwhile) return
    const typed = form.getValues()
    const values = withNamesOf(besideTheirs(edit.meanwhile.before, before, typed), typed.related)
    rebase({ title: edit.meanwhile.title, before: edit.meanwhile.before }, values)
    heading.current?.querySelector('h1')?.focus()
  }
  useEffect(() => {
    // The form has gone, and the focus with it.
    if (sent) heading.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [sent])

  const readsEdits = can(viewer.level, 'readEdits')
  // Most edits are of names and facts: covers come when their tab is opened.
  const [opened, setOpened] = useState(false)
  if (tab === 'database' && !opened) setOpened(true)
  const withCovers = managesCovers && opened
  const database = useMemo(
    () =>
      withCovers && <Covers titleId={refOf(title)} draftName={coversName} restores={kept.wanted} onState={onCovers} />,
    [withCovers, title, coversName, kept.wanted, onCovers],
  )
  // Also while that is tried again: read later with them, a failure takes no name away.
  const isUnread = !related.data && (related.isError || related.isFetching)
  // They are the title's, and so are offered once, with the last draft.
  const foundCovers = draft.hasMore ? 0 : kept.found
  const restore = () => {
    draft.restore()
    if (foundCovers === 0) return
    kept.restore()
    setTab('database')
  }
  const discard = () => {
    draft.discard()
    if (!draft.hasMore) kept.discard()
  }
  const ownRef = refOf(title)
  const ownId = title.id ?? ownRef
  const duplicates = useMemo(
    () => <FormDuplicates form={form} own={[ownId, ownRef]} known={namesInForm(before)} />,
    [form, ownId, ownRef, before],
  )
  return (
    <div className="@container min-w-0">
      <div ref={heading}>
        <EditHeader mode={mode} name={name} back={back} />
      </div>
      {sent ? (
        <sent.Panel edit={readsEdits ? sent.edit : null} back={back} />
      ) : (
        <div className={cx(COLUMNS, mode === 'save' && 'above-bar')}>
          <div className="flex min-w-0 flex-col gap-4">
            {(draft.offer || kept.found > 0) && (
              <Suspense>
                <DraftOffer
                  offer={draft.offer}
                  covers={foundCovers}
                  disabled={edit.sending}
                  isBeingSent={draft.isBeingSent}
                  onRestore={restore}
                  onDiscard={discard}
                />
              </Suspense>
            )}
            <UntoldNote title={title} />
            <TitleSummary form={form} title={submitCount > 0 ? 'Please correct these fields' : ''} onGo={goToField} />
            {edit.meanwhile && (
              <Suspense>
                <ChangedMeanwhile
                  key={edit.meanwhile.title.updated_at}
                  meanwhile={edit.meanwhile}
                  onSaveAnyway={saveAnyway}
                  onTakeTheirs={takeTheirs}
                />
              </Suspense>
            )}
            <form
              id={FORM}
              noValidate
              aria-label={mode === 'save' ? 'Edit title' : 'Propose an edit'}
              onSubmit={(event) => {
                event.preventDefault()
                void edit.submit()
              }}
            >
              <TitleForm
                form={form}
                mode="edit"
                tab={tab}
                onTab={setTab}
                mangadexId={title.mangadex_id ?? ''}
                closed={closedNow}
                excludeId={ownId}
                duplicates={duplicates}
                database={
                  isUnread ? (
                    <>
                      <Suspense>
                        <RelatedUnread query={related} hasIds={title.related_entries.length > 0} />
                      </Suspense>
                      {database}
                    </>
                  ) : (
                    database
                  )
                }
                locked={edit.sending}
              />
            </form>
          </div>
          <div className={cx(SIDE, mode === 'save' && SIDE_OF_SAVE)}>
            {/* First: what comes later must not move the button away from under a pointer. */}
            <SubmitPanel
              mode={mode}
              formId={FORM}
              back={back}
              changed={changed}
              covers={waiting}
              onCovers={() => goTo('database', QUEUE_ID)}
              note={note}
              onNote={(next) => {
                if (next.summary !== note.summary) edit.forgiveSummary()
                setNote(next)
              }}
              sending={edit.sending}
              failure={edit.failure}
            />
            {readsEdits && changed.length > 0 && (
              <Suspense>
                <OthersNote title={title} changed={changed} viewer={viewer} />
              </Suspense>
            )}
            <ChangePreview mode={mode} form={form} base={base} />
          </div>
        </div>
      )}
      {unsaved.dialog}
    </div>
  )
}
