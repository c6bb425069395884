import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { laterPart, type LoadFailure } from '../../lib/later-part.tsx'
import { HOUSE_COLUMNS } from '../../parts/HouseForm/house-columns.ts'
import { FormSkeleton } from '../../parts/ScreenSkeleton/FormSkeleton.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useUrlState } from '../../routing/use-url-state.ts'
import { PublisherList } from './PublisherList.tsx'

// The form and its picker are as large as the rest, and the list does without them.
const failed = (failure: LoadFailure) => <LoadFailed what="The form" {...failure} />
const CreatePublisher = laterPart(
  async () => (await import('./CreatePublisher.tsx')).CreatePublisher,
  failed,
  <FormSkeleton label="Loading the form…" columns={HOUSE_COLUMNS} />,
)
const EditPublisher = laterPart(
  async () => (await import('./EditPublisher.tsx')).EditPublisher,
  failed,
  <FormSkeleton label="Loading publisher…" columns={HOUSE_COLUMNS} />,
)

const MODES = ['list', 'create'] as const

/** /admin/create-publisher (section 2): the list of publishers, and with `?mode=create` the form of a new one. */
export const PublishersScreen = () => {
  const [mode] = useUrlState<(typeof MODES)[number]>('mode', 'list', MODES)
  return (
    <RequireLevel route="createPublisher">{mode === 'list' ? <PublisherList /> : <CreatePublisher />}</RequireLevel>
  )
}

/** /admin/create-publisher/{publisherId} (section 2): the form of one that is there. */
export const PublisherFormScreen = () => {
  const { publisherId = '' } = useParams()
  return (
    <RequireLevel route="editPublisher">
      <EditPublisher key={publisherId} id={publisherId} />
    </RequireLevel>
  )
}
