import { Card } from '../../components/Card/Card.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'

/** A form on its way: its head, and two cards of fields. */
export const FormSkeleton = ({ label, columns }: { label: string; columns: string }) => (
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
