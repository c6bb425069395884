import { Card } from '../../components/Card/Card.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'

interface Props {
  /** What is on its way, for those who listen: 'Loading magazine…'. */
  label: string
  /** Classes of the grid that the form's cards will stand in. */
  columns: string
}

/**
 * A form on its way: its head, and two cards of fields.
 *
 * Use in place of a form of which only the shape is known; not for a screen of which nothing is known, there
 * `ScreenSkeleton`, and not for proposals, there `EditListSkeleton`.
 *
 * Keyboard: none, there is nothing to press yet.
 */
export const FormSkeleton = ({ label, columns }: Props) => (
  <Loading label={label} className="flex flex-col gap-4">
    <Skeleton className="h-4 w-56" />
    <Skeleton className="mb-5 h-10 w-72" />
    <div className={`grid items-start ${columns}`}>
      {[1, 2].map((card) => (
        <Card key={card}>
          <div className="flex flex-col gap-5">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-15 w-full" />
            <Skeleton className="h-15 w-full" />
            <Skeleton className="h-15 w-full" />
          </div>
        </Card>
      ))}
    </div>
  </Loading>
)
