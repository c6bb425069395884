import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

interface SkeletonProps {
  /** Classes of its size, that of what is on its way; one line of text across its place when left out. */
  className?: string
}

/**
 * The place of something that is on its way; give it that thing's size.
 *
 * Use in the shape of what is on its way, inside `Loading`, which says so once; not for work that was started by a
 * press, there `Spinner` or a busy `Button`.
 *
 * Keyboard: none, it is no stop and is not read out.
 */
export const Skeleton = ({ className = 'h-4 w-full' }: SkeletonProps) => (
  <span aria-hidden className={cx('block max-w-full animate-breathe rounded-sm bg-line/75', className)} />
)

const WIDTHS = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-10/12']

interface SkeletonTextProps {
  /** How many lines: 3 when left out. */
  lines?: number
}

/** Lines of text on their way, as high as the lines will be. */
export const SkeletonText = ({ lines = 3 }: SkeletonTextProps) => (
  <span aria-hidden className="block w-full">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="flex h-6 items-center">
        <Skeleton className={cx('h-3', line === lines - 1 && lines > 1 ? 'w-3/5' : WIDTHS[line % WIDTHS.length])} />
      </span>
    ))}
  </span>
)

interface LoadingProps {
  /** Said once, to those who listen: 'Loading titles…'. */
  label: string
  /** The skeletons. */
  children: ReactNode
  /** Lays them out as what is on its way will be. */
  className?: string
}

/**
 * Wraps the skeletons of one place and says once what is on its way: beside them, because within what is busy some screen
 * readers say nothing.
 */
export const Loading = ({ label, children, className }: LoadingProps) => (
  <>
    <span role="status" className="sr-only print:hidden">
      {label}
    </span>
    <div aria-busy className={cx('print:hidden', className)}>
      {children}
    </div>
  </>
)
