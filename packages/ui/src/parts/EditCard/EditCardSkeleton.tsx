import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { CARD_GRID, CARD_META, CARD_PADDING } from './card-classes.ts'

/** A proposal on its way, as high as most will be. */
export const EditCardSkeleton = () => (
  <div className={`${CARD_GRID} ${CARD_PADDING}`}>
    <Skeleton className="aspect-[2/3] w-13" />
    <div className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="flex h-6 w-56 max-w-full items-center">
          <Skeleton className="h-4 w-full" />
        </span>
        <span className="flex flex-wrap gap-1.5">
          <Skeleton className="h-5.5 w-20" />
          <Skeleton className="h-5.5 w-16" />
          <Skeleton className="h-5.5 w-28" />
        </span>
      </span>
      <span className="mt-1 flex h-6 items-center">
        <Skeleton className="h-3.5 w-72" />
      </span>
      <span className="mt-1.5 flex gap-1.5">
        <Skeleton className="h-6.5 w-32" />
        <Skeleton className="h-6.5 w-24" />
      </span>
    </div>
    <div className={CARD_META}>
      <span className="flex flex-col gap-2 sm:items-end">
        <Skeleton className="h-3 w-20" />
        <Skeleton className="h-3 w-28" />
        <Skeleton className="h-3 w-32" />
      </span>
      <Skeleton className="h-8 w-20" />
    </div>
  </div>
)
