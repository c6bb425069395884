import { lazy, Suspense } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import type { EditCoversProps } from './EditCovers.tsx'

const EditCovers = lazy(async () => ({ default: (await import('./EditCovers.tsx')).EditCovers }))

/** The covers a title has, and those to come. Levels 1 and 2. */
export const Covers = (props: EditCoversProps) => (
  <Card title="Covers">
    <Suspense
      fallback={
        <Loading label="Loading covers…">
          <SkeletonText lines={4} />
        </Loading>
      }
    >
      <EditCovers {...props} />
    </Suspense>
  </Card>
)
