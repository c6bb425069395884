import { type PublisherDetail } from '@bunko/api-client'
import { useMemo, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useStoredPublisher, usePublisherLogo, useReadPublisher, useSavePublisher } from '../../data/publishers.ts'
import type { Query } from '../../data/query.ts'
import { useGone } from '../../data/use-gone.ts'
import type { Arrival } from '../../lib/arrival.ts'
import { houseMeanwhile, type HouseValues } from '../../lib/house-form.ts'
import { houseName } from '../../lib/house-list.ts'
import { untoldMagazines } from '../../lib/house-told.ts'
import { PUBLISHER_LOGO } from '../../lib/logo-rules.ts'
import { clearedIn, notCleared, PUBLISHER, publisherPut, publisherValues } from '../../lib/publisher-form.ts'
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx'
import { useMeanwhile } from '../../parts/ChangedMeanwhile/use-meanwhile.ts'
import { HouseDraftOffer } from '../../parts/HouseForm/HouseDraftOffer.tsx'
import { leaveQuestion } from '../../parts/HouseForm/leave-question.ts'
import { useFreshHouse } from '../../parts/HouseForm/use-fresh-house.ts'
import { useHouseDraft } from '../../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../../parts/HouseForm/use-house-save.ts'
import { useLogo } from '../../parts/LogoField/use-logo.ts'
import { HOUSE_COLUMNS } from '../../parts/HouseForm/house-columns.ts'
import { FormSkeleton } from '../../parts/ScreenSkeleton/FormSkeleton.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { arriveWith } from '../../routing/use-arrival.ts'
import { useLeft } from '../../routing/use-left.ts'
import { useListPlace } from '../../routing/use-list-place.ts'
import { useLostHouse } from '../../routing/use-lost-house.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useSameLogin } from '../../session/use-same-login.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { PublisherFields } from './PublisherFields.tsx'

const LIST = paths.createPublisher.to()
const FAILED = 'Failed to load publisher'

/** One publisher, as the address names it. */
export const EditPublisher = ({ id }: { id: string }) => {
  const query = useStoredPublisher(id)
  const { data, error } = query
  usePageTitle(data && houseName(data.publisher).text, 'Edit publisher')
  useLostHouse(data ? null : error, FAILED, LIST)
  return data ? (
    <Editor address={id} detail={data} query={query} />
  ) : (
    <FormSkeleton label="Loading publisher…" columns={HOUSE_COLUMNS} />
  )
}

const titleOfKept = ({ length }: readonly string[]) =>
  length === 1 ? 'A field did not clear' : 'Some fields did not clear'
const textOfKept = (labels: readonly string[]) => `${labels.join(', ')}: the server kept what was there.`
/** R25a: what was emptied and is still there. */
const keptArrival = (labels: readonly string[], ref: string): Arrival => ({
  tone: 'warning',
  title: titleOfKept(labels),
  text: `${labels.join(', ')}: empty in the form, but the server kept what was there.`,
  link: { label: 'Back to the form', to: paths.editPublisher.to({ publisherId: ref }) },
})

const houseChanges = (base: HouseValues, mine: HouseValues, theirs: HouseValues) =>
  houseMeanwhile(PUBLISHER, base, mine, theirs)

interface EditorProps {
  /** What it was read by. It is written to by its own, where it tells one (R2). */
  address: string
  detail: PublisherDetail
  query: Pick<Query, 'error' | 'isFetching'>
}
const Editor = ({ address, detail, query }: EditorProps) => {
  const { publisher } = detail
  const ref = publisher.public_id || address
  const place = useListPlace(LIST)
  const view = useLeft(paths.publisher.to({ id: ref }))
  const fresh = useMemo(() => publisherValues(detail), [detail])
  const toast = useToast()
  const read = useReadPublisher()
  const { mutateAsync } = useSavePublisher(ref)
  const isSame = useSameLogin()
  const [isSent, setSent] = useState(false)
  /** What the last save did not clear, for as long as the form is not left. */
  const [uncleared, setUncleared] = useState<readonly string[]>([])
  const form = useHouseForm(PUBLISHER, fresh)
  const { saving, failure, attempt, clear, submit } = useHouseSave({
    form,
    shape: PUBLISHER,
    fallback: 'Failed to save publisher',
  })
  const { base, adopt, saved, storeLogo, withOwn } = useFreshHouse(form, PUBLISHER, { fresh, attempt })
  const meanwhile = useMeanwhile({ form, base, adopt, compare: houseChanges })
  const draft = useHouseDraft({
    form,
    shape: PUBLISHER,
    empty: fresh,
    record: { id: String(ref), base, attempt },
    onRestored: () => {
      clear()
      meanwhile.forget()
    },
  })
  const logo = useLogo({
    rules: PUBLISHER_LOGO,
    calls: usePublisherLogo(),
    record: { ref },
    onStored: storeLogo,
    locked: saving,
  })
  const isTouched = form.formState.isDirty || attempt !== null
  const isSending = saving || logo.busy !== null || logo.failure !== null
  useLostHouse(useGone(query, isTouched || isSending), FAILED, LIST)
  const { dialog, go, isHere } = useUnsaved(
    isSent ? BEING_SENT : leaveQuestion(logo.failure === null ? logo.busy : 'failed', isTouched),
  )
  /** R25a: what was emptied is dropped before sending, so the answer tells whether it is gone. Answers what is not. */
  const put = async (values: HouseValues, stored: PublisherDetail): Promise<string[]> => {
    const cleared = clearedIn(publisherValues(stored), values)
    const answer = await mutateAsync(publisherPut(stored, values))
    const told = answer && notCleared(cleared, answer)
    if (told || cleared.length === 0) return told ?? []
    const now = await read(ref).catch(() => null)
    return (now && notCleared(cleared, now.publisher)) ?? []
  }
  const send = () =>
    submit(async (values) => {
      meanwhile.forget()
      // What is read again while it is sent is not what these values were made of.
      const began = base.current
      setUncleared([])
      // A `PUT` replaces the whole record: what it replaces is looked at just before.
      const stored = await read(ref)
      const theirs = publisherValues(stored)
      // Somebody else may have signed in while the tab slept.
      if (!isHere() || !isSame()) return
      const changes = houseChanges(withOwn(began, theirs), values, theirs)
      if (changes.length > 0) return meanwhile.ask(theirs, changes)
      // Until it is known as well what has become of it.
      setSent(true)
      const kept = await put(values, stored).finally(() => setSent(false))
      toast('success', 'Publisher updated', { text: values.name.trim() })
      saved(values)
      draft.finish()
      // A logo that failed waits on the form for what to do about it. There it shows again what was kept.
      if (logo.failure !== null) {
        if (kept.length > 0) toast('warning', titleOfKept(kept), { text: textOfKept(kept) })
        return setUncleared(kept)
      }
      if (kept.length === 0) return go(place)
      const arrival = keptArrival(kept, ref)
      toast('warning', arrival.title, { text: arrival.text })
      return go(place, arriveWith(arrival))
    })
  const { text: name, lang } = houseName(publisher)
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title={<bdi>{name}</bdi>}
        titleLang={lang}
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Publishers', to: place },
          { label: 'Edit publisher' },
        ]}
      />
      <HouseDraftOffer kind="publisher" draft={draft} edits disabled={saving} />
      {uncleared.length > 0 && (
        <Notice tone="warning" live="toast" title={titleOfKept(uncleared)}>
          {textOfKept(uncleared)}
        </Notice>
      )}
      {meanwhile.changes && (
        <ChangedMeanwhile
          key={meanwhile.times}
          what="publisher"
          changes={meanwhile.changes}
          busy={saving || logo.busy !== null}
          onOverwrite={() => meanwhile.overwrite() && void send()}
          onTakeTheirs={meanwhile.takeTheirs}
        />
      )}
      <PublisherFields
        form={form}
        label="Publisher"
        failure={failure}
        unsureHint={
          failure?.isUnsure && 'The changes may have been saved all the same. Saving them again does no harm.'
        }
        logo={logo}
        editing={{ ref, owns: fresh.associated, untold: untoldMagazines(detail) }}
        locked={saving}
        onSubmit={() => void send()}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              busy={saving || logo.busy !== null}
              busyLabel={logo.busy === null ? 'Saving…' : 'Waiting for the logo…'}
            >
              Save changes
            </Button>
            <DoneLink look="quiet" to={view}>
              Cancel
            </DoneLink>
          </>
        }
      />
      {dialog}
    </div>
  )
}
