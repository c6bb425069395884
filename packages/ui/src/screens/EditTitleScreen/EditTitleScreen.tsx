import { can, errorText, refOf, type Title } from '@bunko/api-client'
import { Suspense, useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { useClosedFields } from '../../data/field-permissions.ts'
import { useRelated } from '../../data/related.ts'
import { useTitle } from '../../data/titles.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { isMissing } from '../../lib/missing.ts'
import { unreadFields } from '../../lib/title-changes.ts'
import { isUntold } from '../../lib/unread.ts'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useViewer } from '../../session/session-context.tsx'
import type { Viewer } from '../../session/viewer.ts'
import { EditForm } from './EditForm.tsx'
import { EditTitleSkeleton } from './EditTitleSkeleton.tsx'

const NotFoundPanel = lazyPart(
  async () => (await import('../../parts/NotFoundPanel/NotFoundPanel.tsx')).NotFoundPanel,
  () => <h1>Title not found</h1>,
)

/**
 * /admin/edit-title/{id}: levels 1 and 2 save, everybody else who is signed in proposes (section 6). Begun anew when the
 * id of the viewer becomes known as well: the draft is the user's (R6, R15b).
 */
export const EditTitleScreen = () => {
  const { id = '' } = useParams()
  const viewer = useViewer()
  return (
    <RequireLevel route="editTitle">
      {viewer.kind === 'user' && <EditTitle key={`${viewer.id} ${viewer.level} ${id}`} id={id} viewer={viewer} />}
    </RequireLevel>
  )
}

type User = Extract<Viewer, { kind: 'user' }>

/** The document's title while no form is drawn: beside what stands for it, or it would speak after the form, over it. */
const Unnamed = ({ title = 'Edit title' }: { title?: string }) => {
  usePageTitle(title)
  return null
}
const WAITING = (
  <>
    <Unnamed />
    <EditTitleSkeleton />
  </>
)

const EditTitle = ({ id, viewer }: { id: string; viewer: User }) => {
  const mode = can(viewer.level, 'editDirectly') ? 'save' : 'propose'
  const query = useTitle(id)
  const closed = useClosedFields(mode)
  // What the cache held may be old: the form begins with what was read for it, and nothing read later disturbs it.
  const [begun, setBegun] = useState<Title>()
  const read = query.isFetchedAfterMount || !query.isStale
  if (!begun && query.data && read) setBegun(query.data)
  const unread = useMemo(() => (begun ? unreadFields(begun) : undefined), [begun])
  const untold = begun !== undefined && isUntold(begun, 'related_entries')
  const related = useRelated(begun ? refOf(begun) : '', untold || (begun?.related_entries.length ?? 0) > 0)
  // Those that are edited are as of now, as the title is.
  const isOld = untold && related.isStale && !related.isFetchedAfterMount
  const shut = useMemo(() => ({ ...closed.data, ...unread }), [closed.data, unread])
  // Once shown the form stays: what could not be read for it is asked for again, and would put a skeleton in its place.
  const [shown, setShown] = useState(false)
  if (begun && !shown && !closed.isPending && !related.isLoading && !isOld) setShown(true)
  if (!begun) {
    if (isMissing(query.error))
      return (
        <>
          <Unnamed title="Title not found" />
          <Suspense>
            <NotFoundPanel what="Title" />
          </Suspense>
        </>
      )
    if (!query.isError) return WAITING
    return (
      <>
        <Unnamed />
        <Card>
          <h1 className="sr-only">Edit title</h1>
          <ErrorState
            message="Failed to load manga details"
            detail={errorText(query.error)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        </Card>
      </>
    )
  }
  if (!shown) return WAITING
  return (
    <EditForm
      title={begun}
      related={related}
      lacksRelated={untold && !related.data}
      closed={shut}
      mode={mode}
      viewer={viewer}
    />
  )
}
