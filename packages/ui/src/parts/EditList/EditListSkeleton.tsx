import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import { EditCardSkeleton } from '../EditCard/EditCardSkeleton.tsx'

interface Props {
  /** How many cards stand there meanwhile: 6 when left out. */
  rows?: number
  /** What is on its way, for those who listen: 'Loading edits…' when left out. */
  label?: string
}

/**
 * Proposals on their way, in the places of their cards.
 *
 * Use while the first proposals of a list are on their way; not once there are some, there `EditList`, and not for a
 * screen of which nothing is known, there `ScreenSkeleton`.
 *
 * Keyboard: none, there is nothing to press yet.
 */
export const EditListSkeleton = ({ rows = 6, label = 'Loading edits…' }: Props) => (
  <Loading label={label} className="divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <EditCardSkeleton key={row} />
    ))}
  </Loading>
)
