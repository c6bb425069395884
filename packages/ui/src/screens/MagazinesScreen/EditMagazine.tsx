import type { MagazineDetail } from '@bunko/api-client'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import {
  useStoredMagazine,
  useMagazineInfo,
  useMagazineLogo,
  useReadMagazine,
  useSaveMagazine,
} from '../../data/magazines.ts'
import type { Query } from '../../data/query.ts'
import { useGone } from '../../data/use-gone.ts'
import { isBlank } from '../../lib/blank.ts'
import { houseMeanwhile, type HouseValues } from '../../lib/house-form.ts'
import { houseName } from '../../lib/house-list.ts'
import { MAGAZINE_LOGO } from '../../lib/logo-rules.ts'
import { MAGAZINE, magazinePut, magazineValues } from '../../lib/magazine-form.ts'
import { untoldTitles } from '../../lib/house-told.ts'
import { labelOf } from '../../lib/title-text.ts'
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx'
import { useMeanwhile } from '../../parts/ChangedMeanwhile/use-meanwhile.ts'
import { HouseDraftOffer } from '../../parts/HouseForm/HouseDraftOffer.tsx'
import { leaveQuestion } from '../../parts/HouseForm/leave-question.ts'
import { useFreshHouse } from '../../parts/HouseForm/use-fresh-house.ts'
import { useHouseDraft } from '../../parts/HouseForm/use-house-draft.ts'
import { useHouseForm } from '../../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../../parts/HouseForm/use-house-save.ts'
import { MAGAZINE_KIND } from '../../parts/HouseList/house-kind.ts'
import { useLogo } from '../../parts/LogoField/use-logo.ts'
import { HOUSE_COLUMNS } from '../../parts/HouseForm/house-columns.ts'
import { FormSkeleton } from '../../parts/ScreenSkeleton/FormSkeleton.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { useLeft } from '../../routing/use-left.ts'
import { useListPlace } from '../../routing/use-list-place.ts'
import { useLostHouse } from '../../routing/use-lost-house.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { BEING_SENT, useUnsaved } from '../../routing/use-unsaved.tsx'
import { useSameLogin } from '../../session/use-same-login.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { LIST_LINK } from './magazine-places.ts'
import { MagazineForm, NEEDS_NAME } from './MagazineForm.tsx'

/** Section 8. */
const LOAD_FAILED = 'Failed to load magazine for editing'

/** Section 2's edit mode; one that cannot be read leads back to the create page (section 8). */
export const EditMagazine = ({ id }: { id: string }) => {
  const query = useStoredMagazine(id)
  const { data, error } = query
  usePageTitle(data && houseName(data.magazine).text, 'Edit magazine')
  useLostHouse(data ? null : error, LOAD_FAILED, LIST_LINK)
  return data ? (
    <Editor address={id} detail={data} query={query} />
  ) : (
    <FormSkeleton label="Loading magazine…" columns={HOUSE_COLUMNS} />
  )
}

const houseChanges = (base: HouseValues, mine: HouseValues, theirs: HouseValues) =>
  houseMeanwhile(MAGAZINE, base, mine, theirs)

interface EditorProps {
  /** What it was read by. It is written to by its own, where it tells one (R2). */
  address: string
  detail: MagazineDetail
  query: Pick<Query, 'error' | 'isFetching'>
}
const Editor = ({ address, detail, query }: EditorProps) => {
  const id = detail.magazine.public_id || address
  const toast = useToast()
  const info = useMagazineInfo()
  const read = useReadMagazine()
  const save = useSaveMagazine(id)
  const isSame = useSameLogin()
  const fresh = useMemo(() => magazineValues(detail), [detail])
  const form = useHouseForm(MAGAZINE, fresh)
  const { saving, failure, attempt, clear, submit } = useHouseSave({
    form,
    shape: MAGAZINE,
    fallback: 'An error occurred',
  })
  const { base, adopt, saved, storeLogo, withOwn } = useFreshHouse(form, MAGAZINE, { fresh, attempt })
  const meanwhile = useMeanwhile({ form, base, adopt, compare: houseChanges })
  const logo = useLogo({
    rules: MAGAZINE_LOGO,
    calls: useMagazineLogo(),
    record: { ref: id },
    onStored: storeLogo,
    locked: saving,
  })
  const draft = useHouseDraft({
    form,
    shape: MAGAZINE,
    empty: fresh,
    record: { id, base, attempt },
    onRestored: () => {
      clear()
      meanwhile.forget()
    },
  })
  const typedName = useWatch({ control: form.control, name: 'name' })
  const isTouched = form.formState.isDirty || attempt !== null
  const isSending = saving || logo.busy !== null || logo.failure !== null
  useLostHouse(useGone(query, isTouched || isSending), LOAD_FAILED, LIST_LINK)
  const { dialog, go, isHere } = useUnsaved(
    save.isPending ? BEING_SENT : leaveQuestion(logo.failure === null ? logo.busy : 'failed', isTouched),
  )
  const view = useLeft(paths.magazine.to({ id }))
  const place = useListPlace(LIST_LINK)
  const send = () =>
    submit(async (values) => {
      meanwhile.forget()
      // What is read again while it is sent is not what these values were made of.
      const began = base.current
      const stored = await read(id)
      const theirs = magazineValues(stored)
      // Somebody else may have signed in while the tab slept.
      if (!isHere() || !isSame()) return
      const changes = houseChanges(withOwn(began, theirs), values, theirs)
      if (changes.length > 0) return meanwhile.ask(theirs, changes)
      await save.mutateAsync(magazinePut(stored, values))
      toast('success', 'Magazine updated', { text: values.name.trim() })
      saved(values)
      draft.finish()
      // A logo that failed waits on the form for what to do about it.
      return logo.failure === null ? go(view) : undefined
    })
  const { text: name, lang } = houseName(detail.magazine)
  const status = labelOf(detail.magazine.status)
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader
        title={<bdi>{name}</bdi>}
        titleLang={lang}
        badges={status && <Badge tone={MAGAZINE_KIND.tones[detail.magazine.status ?? ''] ?? 'neutral'}>{status}</Badge>}
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Magazines', to: place },
          { label: 'Edit magazine' },
        ]}
      />
      <HouseDraftOffer kind="magazine" draft={draft} edits disabled={saving} />
      {meanwhile.changes && (
        <ChangedMeanwhile
          key={meanwhile.times}
          what="magazine"
          changes={meanwhile.changes}
          busy={saving || logo.busy !== null}
          onOverwrite={() => meanwhile.overwrite() && void send()}
          onTakeTheirs={meanwhile.takeTheirs}
        />
      )}
      <MagazineForm
        form={form}
        info={info}
        logo={logo}
        label="Magazine"
        failure={failure}
        unsureHint={
          failure?.isUnsure && 'The changes may have been saved all the same. Saving them again does no harm.'
        }
        untold={untoldTitles(detail)}
        locked={saving}
        onSubmit={() => void send()}
        why={isBlank(typedName) && NEEDS_NAME}
        actions={
          <>
            <Button
              type="submit"
              variant="primary"
              disabled={isBlank(typedName)}
              aria-describedby={isBlank(typedName) ? NEEDS_NAME.id : undefined}
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
