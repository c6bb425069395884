import { Loading, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'

/**
 * A screen on its way: while its code comes, or while the viewer's level is not known yet (R6).
 *
 * Use in place of a screen of which nothing is known; not for a form on its way, there `FormSkeleton`, and not for a part
 * of a screen, there `Skeleton`.
 *
 * Keyboard: none, there is nothing to press yet.
 */
export const ScreenSkeleton = () => (
  <Loading label="Loading…" className="flex flex-col gap-6">
    <Skeleton className="h-9 w-64" />
    <div className="rounded-lg border border-line bg-surface p-5">
      <SkeletonText lines={6} />
    </div>
  </Loading>
)
