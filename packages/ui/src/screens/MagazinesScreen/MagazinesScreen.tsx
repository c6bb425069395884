import type { Magazine } from '@bunko/api-client'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useMagazineInfo, useRemoveMagazine } from '../../data/magazines.ts'
import { houseName } from '../../lib/house-list.ts'
import { laterPart, type LoadFailure } from '../../lib/later-part.tsx'
import { ArrivalNotice } from '../../parts/ArrivalNotice/ArrivalNotice.tsx'
import { MAGAZINE_KIND } from '../../parts/HouseList/house-kind.ts'
import { HouseList } from '../../parts/HouseList/HouseList.tsx'
import { useHouseDelete } from '../../parts/HouseList/use-house-delete.ts'
import { HOUSE_COLUMNS } from '../../parts/HouseForm/house-columns.ts'
import { FormSkeleton } from '../../parts/ScreenSkeleton/FormSkeleton.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useArrival } from '../../routing/use-arrival.ts'
import { useHouseParams } from '../../routing/use-house-params.ts'
import { useLinkState } from '../../routing/use-list-place.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { CREATE_LINK, MODE } from './magazine-places.ts'

// The form and its picker are as large as the rest, and the list does without them.
const failed = (failure: LoadFailure) => <LoadFailed what="The form" {...failure} />
const CreateMagazine = laterPart(
  async () => (await import('./CreateMagazine.tsx')).CreateMagazine,
  failed,
  <FormSkeleton label="Loading the form…" columns={HOUSE_COLUMNS} />,
)
const EditMagazine = laterPart(
  async () => (await import('./EditMagazine.tsx')).EditMagazine,
  failed,
  <FormSkeleton label="Loading magazine…" columns={HOUSE_COLUMNS} />,
)

/** /admin/create-magazine and …/{magazineId} (section 2): the list, the form of a new magazine, or of one there is. */
export const MagazinesScreen = () => {
  const { magazineId } = useParams()
  return magazineId === undefined ? (
    <RequireLevel route="createMagazine">
      <Modes />
    </RequireLevel>
  ) : (
    <RequireLevel route="editMagazine">
      <EditMagazine key={magazineId} id={magazineId} />
    </RequireLevel>
  )
}

const Modes = () => {
  const [mode] = useUrlState(MODE, 'list', ['list', 'create'])
  if (mode === 'list') return <Magazines />
  return <CreateMagazine />
}

const Magazines = () => {
  usePageTitle('Magazines')
  const arrival = useArrival()
  const params = useHouseParams()
  const linkState = useLinkState()
  const info = useMagazineInfo()
  const { mutateAsync } = useRemoveMagazine()
  const deletion = useHouseDelete(MAGAZINE_KIND, mutateAsync)
  const [asking, setAsking] = useState<Magazine | null>(null)
  const add = (
    <ButtonLink look="primary" to={CREATE_LINK} state={linkState} icon={<Plus />}>
      Add magazine
    </ButtonLink>
  )
  const confirm = () => {
    if (!asking) return
    setAsking(null)
    void deletion.remove(asking)
  }
  return (
    <div className="flex flex-col space-y-4">
      <PageHeader title="Magazines" subtitle="Where titles are serialized." actions={add} />
      <ArrivalNotice arrival={arrival} />
      <HouseList
        kind={MAGAZINE_KIND}
        query={info}
        params={params}
        linkState={linkState}
        houses={info.data?.magazines}
        total={info.data?.total_count}
        dropped={info.data?.dropped ?? 0}
        tellsLogos={info.data?.tellsLogos ?? false}
        deletion={deletion}
        onDelete={setAsking}
        createLink={add}
      />
      <DeleteDialog magazine={asking} onConfirm={confirm} onClose={() => setAsking(null)} />
    </div>
  )
}

interface DialogProps {
  magazine: Magazine | null
  onConfirm: () => void
  onClose: () => void
}
const DeleteDialog = ({ magazine, onConfirm, onClose }: DialogProps) => {
  const { text, lang } = magazine ? houseName(magazine) : { text: '', lang: undefined }
  const count = magazine?.manga_count ?? 0
  return (
    <ConfirmDialog
      open={magazine !== null}
      title="Delete Magazine?"
      body={
        <p>
          <bdi lang={lang} className="font-semibold">
            {text}
          </bdi>{' '}
          will be deleted for good. This cannot be undone.
          {count > 0 && ` Its ${count === 1 ? 'title stays' : `${count} titles stay`}, without a magazine.`}
        </p>
      }
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
