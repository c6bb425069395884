import type { Id } from '@bunko/api-client'
import { lazy, Suspense } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import type { CoverQueue } from '../../uploads/cover-queue.ts'

const CoverUploads = lazy(async () => ({
  default: (await import('../../parts/CoverUploads/CoverUploads.tsx')).CoverUploads,
}))

/** The covers a title has, and those to come. Levels 1 and 2. */
export const Covers = ({ queue, titleId }: { queue: CoverQueue; titleId: Id }) => (
  <Card title="Covers">
    <Suspense
      fallback={
        <Loading label="Loading covers…">
          <SkeletonText lines={4} />
        </Loading>
      }
    >
      <CoverUploads queue={queue} titleId={titleId} withStored />
    </Suspense>
  </Card>
)
