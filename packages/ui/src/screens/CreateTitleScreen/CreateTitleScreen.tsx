import type { Title } from '@bunko/api-client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useSnapshot } from 'valtio'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { useDraft } from '../../drafts/drafts.tsx'
import { isBlank } from '../../lib/blank.ts'
import { coversQuestion } from '../../lib/cover-count.ts'
import { cx } from '../../lib/cx.ts'
import { readKeptTitles, type KeptTitle } from '../../lib/kept-title.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { seasonOf } from '../../lib/season.ts'
import { customId } from '../../lib/title-draft.ts'
import { TITLE_FIELD_NAMES } from '../../lib/title-fields.ts'
import { emptyTitle, type TitleValues } from '../../lib/title-form.ts'
import { useCoverQueue } from '../../parts/CoverUploads/use-cover-queue.ts'
import { FormDuplicates } from '../../parts/DuplicateFinder/FormDuplicates.tsx'
import { SaveBar } from '../../parts/SaveBar/SaveBar.tsx'
import { StatisticsPlaceholder } from '../../parts/TitleForm/StatisticsPlaceholder.tsx'
import { TitleForm } from '../../parts/TitleForm/TitleForm.tsx'
import { TitleSummary } from '../../parts/TitleForm/TitleSummary.tsx'
import { useTitleForm, type TitleFormReturn } from '../../parts/TitleForm/use-title-form.ts'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useFormTabs } from '../../routing/use-form-tabs.ts'
import { useGoOn } from '../../routing/use-go-on.ts'
import { useLeft } from '../../routing/use-left.ts'
import { useUnsaved } from '../../routing/use-unsaved.tsx'
import { createdOf, namedBy, type Created, type InSeason } from './created-title.ts'
import { CreateFailure } from './CreateFailure.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { useCreate } from './use-create-title.ts'
import { TITLE_DRAFT, useTitleDraft } from './use-title-draft.ts'

const WAITING = (
  <Loading label="Loading…">
    <SkeletonText lines={4} />
  </Loading>
)
const CoverUploads = laterPart(
  async () => (await import('../../parts/CoverUploads/CoverUploads.tsx')).CoverUploads,
  (failure) => <LoadFailed what="The covers" hint="Nothing you typed is lost." {...failure} />,
  WAITING,
)
const CreatedPanel = laterPart(
  async () => (await import('./CreatedPanel.tsx')).CreatedPanel,
  (failure) => <LoadFailed what="What comes next" hint="The title is created." {...failure} />,
  WAITING,
)
const FORM = 'create-title'
// In sight however far the form goes on, on paper that ends in a line; in a window of little height it goes with the page.
const HEAD = cx(
  'top-(--head) z-2 xl:bg-paper xl:[@media(min-height:36rem)]:sticky',
  'xl:shadow-[0_0.5rem_0_var(--color-paper),0_calc(0.5rem_+_1px)_0_var(--color-line)]',
)

/** /admin/create-title (section 2). Levels 1 and 2. */
export const CreateTitleScreen = () => (
  <RequireLevel route="createTitle">
    <CreateTitle />
  </RequireLevel>
)

/** Two forms that were begun in the same tick of a clock would be taken for the same title. */
const freeId = (now: number, kept: readonly KeptTitle[]): string => {
  const id = customId(now)
  return kept.some(({ mangadexId }) => mangadexId === id) ? freeId(now + 1, kept) : id
}

const CreateTitle = () => {
  const { now } = useClock()
  const admin = useLeft(paths.admin.to())
  const goOn = useGoOn()
  const [empty] = useState(() => emptyTitle(seasonOf(now())))
  const { text: unfinished } = useDraft(TITLE_DRAFT)
  const [mangadexId, setMangadexId] = useState(() => freeId(now().getTime(), readKeptTitles(unfinished, empty)))
  const [created, setCreated] = useState<Created | null>(null)
  const [inSeason, setInSeason] = useState<InSeason>('no')
  /** The create was pressed, and begins once the files of a choice were looked at. */
  const [isWaiting, setWaiting] = useState(false)
  const form = useTitleForm(empty)
  const { isDirty } = useFormState({ control: form.control })
  const queue = useCoverQueue()
  const { busy, items } = useSnapshot(queue.state)
  const { tab, setTab, go: goToField, goToFirst } = useFormTabs()
  const heading = useRef<HTMLDivElement>(null)
  usePageTitle('Create title')

  const onRestore = (kept: KeptTitle) => {
    for (const name of TITLE_FIELD_NAMES) form.setValue(name, kept.values[name], { shouldDirty: true })
    form.clearErrors()
    setMangadexId(kept.mangadexId)
    create.reset()
    if (kept.created) setCreated(createdOf(kept.created, kept.values, true))
  }
  const draft = useTitleDraft({ form, empty, mangadexId, created, queue, onRestore })
  const goOnWith = (title: Title, values: TitleValues) => {
    const next = createdOf(namedBy(title), values, false)
    setCreated(next)
    const hasCovers = queue.state.items.length > 0
    if (hasCovers || next.season) draft.keepCreated(next)
    else draft.finish()
    // For somebody who has left nothing more is sent: their covers are kept, and offered with the title.
    if (hasCovers && unsaved.isHere()) void queue.start(next.ref)
  }
  const onInSeason = (is: InSeason) => {
    setInSeason(is)
    if (is !== 'yes' || !created) return
    // What is offered later is covers alone: it may have been taken out of the season by then.
    form.setValue('seasonal', false, { shouldDirty: true })
    draft.keepCreated(created)
  }
  const create = useCreate({
    form,
    mangadexId,
    goToFirst,
    onCreated(title, values) {
      // Just made, it has no covers; what an earlier attempt has made may have some by now.
      queue.know([])
      goOnWith(title, values)
    },
  })
  // Under way, refused, or not sent because the code of what follows has not arrived.
  const lacksSeason = Boolean(created?.season) && inSeason !== 'yes'
  const lacking = created ? items.filter(({ state }) => state !== 'done').length : 0
  const unsaved = useUnsaved(
    busy
      ? {
          title: 'Covers are being uploaded',
          body: 'Leaving ends the uploads. Covers that are not up yet are kept, and offered when you come back.',
        }
      : create.sending
        ? {
            title: 'The title is being created',
            body: 'Leaving does not stop that. Its season and its covers would still have to follow.',
          }
        : lacksSeason
          ? {
              title: `The title ${inSeason === 'perhaps' ? 'may not be' : 'is not'} in its season yet`,
              body: 'Leaving now may keep it out of the season. What is missing is offered when you come back.',
              draft: true,
            }
          : lacking > 0
            ? coversQuestion(lacking, ' at Add title')
            : !created && (isDirty || items.length > 0)
              ? {
                  title: 'Leave without creating the title?',
                  body: 'It is not created yet. What you typed is kept as a draft, and offered when you come back.',
                  draft: true,
                }
              : null,
  )
  const done = () => {
    draft.finish()
    void unsaved.go(admin)
  }
  const afterLooking = async (go: () => void) => {
    // The covers would be taken for those of the title that is sent.
    if (draft.isTaking || isWaiting) return
    if (queue.state.looking > 0) {
      // This part of the screen goes, and the files that come then would go with it.
      setWaiting(true)
      await queue.looked()
      setWaiting(false)
      if (!unsaved.isHere()) return
    }
    go()
  }
  const finish = () =>
    afterLooking(() => {
      const isComplete = queue.state.items.every(({ state }) => state === 'done')
      // Asks first; the draft keeps what is missing.
      if (busy || lacksSeason || !isComplete) return void goOn(admin)
      done()
    })
  useEffect(() => {
    // The form has gone, and the focus with it.
    if (created) heading.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [created])

  const database = useMemo(
    () => (
      <>
        <Card title="Covers">
          <CoverUploads queue={queue} titleId={null} draftProblem={draft.coverProblem} />
        </Card>
        <StatisticsPlaceholder />
      </>
    ),
    [queue, draft.coverProblem],
  )
  const duplicates = useMemo(() => <FormDuplicates form={form} />, [form])
  const submit = () =>
    afterLooking(() => {
      draft.saveNow()
      void create.submit()
    })
  const createButton = <CreateButton form={form} sending={create.sending || isWaiting} locked={draft.isTaking} />
  return (
    <div className="min-w-0">
      <div ref={heading} className={HEAD}>
        <PageHeader
          title="Create title"
          actions={
            created ? (
              <Button variant="primary" onClick={() => void finish()}>
                Finish & Go to Admin
              </Button>
            ) : (
              // Where there is little room they are in sight below.
              <div data-print="hide" className="flex items-center gap-2 max-xl:hidden">
                <DoneLink look="quiet" to={admin}>
                  Cancel
                </DoneLink>
                {createButton}
              </div>
            )
          }
        />
      </div>
      {created ? (
        <CreatedPanel title={created} queue={queue} inSeason={inSeason} onInSeason={onInSeason} onDone={done} />
      ) : (
        <div className="flex min-w-0 flex-col gap-4 max-xl:above-bar xl:below-head">
          <DraftOffer
            offer={draft.offer}
            covers={draft.foundCovers}
            disabled={create.sending || isWaiting || draft.isTaking}
            isBeingSent={draft.isBeingSent}
            onRestore={() => void draft.restore()}
            onDiscard={() => void draft.discard()}
          />
          <CreateFailure
            failure={create.failure}
            arrived={create.arrived}
            mangadexId={mangadexId}
            sending={create.sending}
            onTryAgain={() => void submit()}
            onAccept={() => {
              const { arrived } = create
              if (arrived) void afterLooking(() => goOnWith(arrived, form.getValues()))
            }}
          />
          <TitleSummary form={form} title={create.heading} told={create.told} onGo={goToField} />
          <form
            id={FORM}
            noValidate
            aria-label="Create title"
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <TitleForm
              form={form}
              mode="create"
              tab={tab}
              onTab={setTab}
              mangadexId={mangadexId}
              duplicates={duplicates}
              database={database}
              locked={create.sending}
            />
          </form>
          <SaveBar className="xl:hidden">
            {createButton}
            <DoneLink look="quiet" to={admin}>
              Cancel
            </DoneLink>
          </SaveBar>
        </div>
      )}
      {unsaved.dialog}
    </div>
  )
}

/** Section 5: disabled while saving or when the primary title is blank. */
const CreateButton = ({ form, sending, locked }: { form: TitleFormReturn; sending: boolean; locked: boolean }) => {
  const blank = useWatch({ control: form.control, name: 'primaryTitle', compute: isBlank })
  return (
    <Button type="submit" form={FORM} variant="primary" disabled={blank || locked} busy={sending} busyLabel="Creating…">
      Create Title
    </Button>
  )
}
