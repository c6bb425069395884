import type { ReactNode } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'

/** One below the other in a narrow column: whatever status is chosen there, nothing below it moves. */
export const BUTTONS = 'flex max-w-100 flex-col gap-2 sm:max-lg:flex-row sm:max-lg:flex-wrap'

/** As high as the buttons that come, also where one touches: the rating below them is there before they are. */
export const ButtonOutline = ({ className }: { className: string }) => (
  <Skeleton className={`h-9 pointer-coarse:h-11 ${className}`} />
)

/** The room of `ReadingActions` while its title, or who looks, is not known yet. */
export const ReadingSkeleton = ({ more }: { more?: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-3">
    <div className={BUTTONS}>
      <ButtonOutline className="sm:max-lg:w-36" />
      <ButtonOutline className="sm:max-lg:w-28" />
      {more}
    </div>
    <Skeleton className="h-25.5 max-w-100 sm:max-lg:h-15.5" />
  </div>
)
