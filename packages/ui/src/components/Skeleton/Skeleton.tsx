import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

/**
 * The place of something that is on its way; give it that thing's size.
 *
 * Use in the shape of what is on its way, inside `Loading`, which says so once; not for work that was started by a
 * press, there `Spinner` or a busy `Button`.
 *
 * Keyboard: none, it is no stop and is not read out.
 */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden className={cx('block max-w-full animate-breathe rounded-sm bg-line/75', className)} />
)

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-10/12']

/** Lines of text on their way, as high as the lines will be. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <span aria-hidden className="block w-full">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="flex h-6 items-center">
        <Skeleton className={cx('h-3', line === lines - 1 && lines > 1 ? 'w-3/5' : WIDTHS[line % WIDTHS.length])} />
      </span>
    ))}
  </span>
)

/**
 * Wraps the skeletons of one place and says once what is on its way: beside them, because within what is busy some screen
 * readers say nothing.
 */
export const Loading = ({ label, children, className }: { label: string; children: ReactNode; className?: string }) => (
  <>
    <span role="status" className="sr-only print:hidden">
      {label}
    </span>
    <div aria-busy className={cx('print:hidden', className)}>
      {children}
    </div>
  </>
)
