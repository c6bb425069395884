import { errorText, isApiError, type MagazineDetail } from '@bunko/api-client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import {
  useMagazine,
  useMagazineInfo,
  useMagazineLogo,
  useReadMagazine,
  useSaveMagazine,
} from '../../data/magazines.ts'
import { isBlank } from '../../lib/blank.ts'
import { houseMeanwhile, type FieldMeanwhile, type HouseValues } from '../../lib/house-form.ts'
import { houseName } from '../../lib/house-list.ts'
import { MAGAZINE_LOGO } from '../../lib/logo-rules.ts'
import { MAGAZINE, magazineDraft, magazineValues } from '../../lib/magazine-form.ts'
import { labelOf } from '../../lib/title-text.ts'
import { ChangedMeanwhile } from '../../parts/ChangedMeanwhile/ChangedMeanwhile.tsx'
import { useFreshHouse } from '../../parts/HouseForm/use-fresh-house.ts'
import { useHouseForm } from '../../parts/HouseForm/use-house-form.ts'
import { useHouseSave } from '../../parts/HouseForm/use-house-save.ts'
import { arriveWith } from '../../routing/use-arrival.ts'
import { MAGAZINE_KIND } from '../../parts/HouseList/house-kind.ts'
import { useLogo } from '../../parts/LogoField/use-logo.ts'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUnsaved } from '../../routing/use-unsaved.tsx'
import { useToast } from '../../toasts/toasts.tsx'
import { LIST_LINK } from './magazine-places.ts'
import { MagazineForm } from './MagazineForm.tsx'

/** Section 8. */
const LOAD_FAILED = 'Failed to load magazine for editing'

/** Section 2's edit mode; one that cannot be read leads back to the create page (section 8). */
export const EditMagazine = ({ id }: { id: string }) => {
  const { data, error } = useMagazine(id)
  const navigate = useNavigate()
  const toast = useToast()
  const said = useRef(false)
  usePageTitle(data && houseName(data.magazine).text, 'Edit magazine')
  const isLost = !data && error !== null && !(isApiError(error) && error.kind === 'session')
  useEffect(() => {
    if (!isLost || said.current) return
    said.current = true
    const text = errorText(error)
    toast('error', LOAD_FAILED, { text })
    void navigate(LIST_LINK, { replace: true, ...arriveWith({ tone: 'danger', title: LOAD_FAILED, text }) })
  }, [isLost, error, navigate, toast])
  return data ? <Editor id={id} detail={data} /> : <EditorSkeleton />
}

interface Meanwhile {
  changes: readonly FieldMeanwhile[]
  theirs: HouseValues
}

const Editor = ({ id, detail }: { id: string; detail: MagazineDetail }) => {
  const toast = useToast()
  const info = useMagazineInfo()
  const read = useReadMagazine()
  const save = useSaveMagazine(id)
  const fresh = useMemo(() => magazineValues(detail), [detail])
  const form = useHouseForm(MAGAZINE, fresh)
  const { base, adopt, storeLogo } = useFreshHouse(form, MAGAZINE, fresh)
  const logo = useLogo({
    rules: MAGAZINE_LOGO,
    calls: useMagazineLogo(),
    record: { ref: id },
    onStored: storeLogo,
  })
  const { saving, failure, submit } = useHouseSave({ form, shape: MAGAZINE, fallback: 'An error occurred' })
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null)
  const typedName = useWatch({ control: form.control, name: 'name' })
  const { dialog, go } = useUnsaved(
    form.formState.isDirty ? { title: 'Leave without saving?', body: 'Your changes to this magazine are lost.' } : null,
  )
  const view = paths.magazine.to({ id })
  const send = () =>
    submit(async (values) => {
      setMeanwhile(null)
      const theirs = magazineValues(await read(id))
      const changes = houseMeanwhile(MAGAZINE, base.current, values, theirs)
      if (changes.length > 0) return setMeanwhile({ changes, theirs })
      await save.mutateAsync(magazineDraft(values))
      toast('success', 'Magazine updated', { text: values.name.trim() })
      form.reset(values)
      return go(view)
    })
  const { text: name, lang } = houseName(detail.magazine)
  const status = labelOf(detail.magazine.status)
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={<bdi>{name}</bdi>}
        titleLang={lang}
        badges={status && <Badge tone={MAGAZINE_KIND.tones[detail.magazine.status ?? ''] ?? 'neutral'}>{status}</Badge>}
        breadcrumbs={[
          { label: 'Dashboard', to: paths.admin.to() },
          { label: 'Magazines', to: LIST_LINK },
          { label: 'Edit magazine' },
        ]}
      />
      {meanwhile && (
        <ChangedMeanwhile
          what="magazine"
          changes={meanwhile.changes}
          busy={saving}
          onOverwrite={() => {
            adopt(meanwhile.theirs, 'mine')
            void send()
          }}
          onTakeTheirs={() => {
            adopt(meanwhile.theirs, 'theirs')
            setMeanwhile(null)
          }}
        />
      )}
      <MagazineForm
        form={form}
        info={info}
        logo={logo}
        label="Magazine"
        failure={failure}
        unsureHint="The changes may have been saved all the same. Saving them again does no harm."
        onSubmit={() => void send()}
        actions={
          <>
            <Button type="submit" variant="primary" disabled={isBlank(typedName)} busy={saving} busyLabel="Saving…">
              Save changes
            </Button>
            <ButtonLink look="quiet" to={view}>
              Cancel
            </ButtonLink>
          </>
        }
      />
      {dialog}
    </div>
  )
}

const EditorSkeleton = () => (
  <Loading label="Loading magazine…" className="flex flex-col gap-4">
    <Skeleton className="h-4 w-56" />
    <Skeleton className="mb-5 h-10 w-72" />
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {[1, 2].map((card) => (
        <Card key={card}>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-15 w-full" />
            <Skeleton className="h-15 w-full" />
            <Skeleton className="h-15 w-full" />
          </div>
        </Card>
      ))}
    </div>
  </Loading>
)
