import { Card } from '../../components/Card/Card.tsx'
import { LoadFailed } from '../../components/LoadFailed/LoadFailed.tsx'
import { Loading, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { laterPart } from '../../lib/later-part.tsx'
import type { EditCoversProps } from './EditCovers.tsx'

const EditCovers = laterPart<EditCoversProps>(
  async () => (await import('./EditCovers.tsx')).EditCovers,
  (failure) => <LoadFailed what="The covers" hint="Nothing you typed is lost." {...failure} />,
  <Loading label="Loading covers…">
    <SkeletonText lines={4} />
  </Loading>,
)

/** The covers a title has, and those to come. Levels 1 and 2. */
export const Covers = (props: EditCoversProps) => (
  <Card title="Covers">
    <EditCovers {...props} />
  </Card>
)
