import { Card } from '../../components/Card/Card.tsx'
import { Loading, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { ReadingSkeleton } from '../../parts/ReadingActions/ReadingSkeleton.tsx'
import { BODY, FACTS_BELOW, FACTS_BESIDE, GRID, HEAD, SIDE } from './layout.ts'

const FACTS = (
  <Card>
    <SkeletonText lines={9} />
  </Card>
)

/** The page while its title is on the way. */
export const TitleSkeleton = () => (
  <Loading label="Loading title…" className={GRID}>
    <div className={HEAD}>
      <Skeleton className="h-9 w-3/4 max-w-120" />
      <Skeleton className="mt-4 h-4 w-2/5 max-w-80" />
      <Skeleton className="mt-2.5 h-4 w-1/3 max-w-64" />
      <Skeleton className="mt-5 h-4 w-1/2 max-w-96" />
    </div>
    <div className={SIDE}>
      <Skeleton className="aspect-[2/3] w-full" />
      <ReadingSkeleton />
    </div>
    <div className={FACTS_BESIDE}>{FACTS}</div>
    <div className={BODY}>
      <div>
        <Skeleton className="h-25 w-full max-w-xl" />
        <div className="mt-7 max-w-prose">
          <SkeletonText lines={6} />
        </div>
      </div>
      <div className={FACTS_BELOW}>{FACTS}</div>
      <div>
        <Skeleton className="h-6 w-24" />
        <Skeleton className="mt-6 h-44 w-full" />
      </div>
    </div>
  </Loading>
)
