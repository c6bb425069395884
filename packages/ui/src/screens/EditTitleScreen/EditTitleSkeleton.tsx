import { Card } from '../../components/Card/Card.tsx'
import { Loading, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { COLUMNS } from '../../parts/SaveBar/bar-classes.ts'

/** The form of a title on its way: its head, the tabs, the first fields, and what saves them beside it. */
export const EditTitleSkeleton = () => (
  <Loading label="Loading the title…" className="@container min-w-0">
    <Skeleton className="mb-2 h-4 w-56" />
    <Skeleton className="mb-6 h-10 w-48" />
    <div className={COLUMNS}>
      <div className="flex min-w-0 flex-col gap-5">
        <Skeleton className="h-10 w-full max-w-120" />
        <Card>
          <Skeleton className="mb-4 h-6 w-56" />
          <div className="grid gap-5 md:grid-cols-2">
            <Skeleton className="h-15" />
            <Skeleton className="h-15" />
            <Skeleton className="h-40" />
            <Skeleton className="h-40" />
          </div>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Card>
          <SkeletonText lines={3} />
        </Card>
      </div>
    </div>
  </Loading>
)
