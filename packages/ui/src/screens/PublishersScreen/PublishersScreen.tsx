import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ScreenSkeleton } from '../../parts/ScreenSkeleton/ScreenSkeleton.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { useUrlState } from '../../routing/use-url-state.ts'
import { PublisherList } from './PublisherList.tsx'

// The form and its picker are as large as the rest, and the list does without them.
const CreatePublisher = lazy(async () => ({ default: (await import('./CreatePublisher.tsx')).CreatePublisher }))
const EditPublisher = lazy(async () => ({ default: (await import('./EditPublisher.tsx')).EditPublisher }))

const MODES = ['list', 'create'] as const

/** /admin/create-publisher (section 2): the list of publishers, and with `?mode=create` the form of a new one. */
export const PublishersScreen = () => {
  const [mode] = useUrlState<(typeof MODES)[number]>('mode', 'list', MODES)
  return (
    <RequireLevel route="createPublisher">
      {mode === 'list' ? (
        <PublisherList />
      ) : (
        <Suspense fallback={<ScreenSkeleton />}>
          <CreatePublisher />
        </Suspense>
      )}
    </RequireLevel>
  )
}

/** /admin/create-publisher/{publisherId} (section 2): the form of one that is there. */
export const PublisherFormScreen = () => {
  const { publisherId = '' } = useParams()
  return (
    <RequireLevel route="editPublisher">
      <Suspense fallback={<ScreenSkeleton />}>
        <EditPublisher key={publisherId} id={publisherId} />
      </Suspense>
    </RequireLevel>
  )
}
