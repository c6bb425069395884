import { Card } from '../../components/Card/Card.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'

/** Section 2: a title has no statistics before it is there; their place shows Loading. */
export const StatisticsPlaceholder = () => (
  <Card title="Statistics">
    <p className="text-ui text-ink-muted">Loading</p>
    <div className="mt-3 grid grid-cols-2 gap-4 sm:max-w-sm">
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-8 w-full" />
    </div>
  </Card>
)
