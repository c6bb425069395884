import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import { EditCardSkeleton } from '../EditCard/EditCardSkeleton.tsx'

/** Proposals on their way. */
export const EditListSkeleton = ({ rows = 6, label = 'Loading edits…' }: { rows?: number; label?: string }) => (
  <Loading label={label} className="divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <EditCardSkeleton key={row} />
    ))}
  </Loading>
)
