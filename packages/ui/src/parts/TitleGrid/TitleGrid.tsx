import { refOf, type Title } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { TitleCard, TitleCardSkeleton } from '../TitleCard/TitleCard.tsx'
import { TitleRow, TitleRowSkeleton } from './TitleRow.tsx'

/** How titles are laid out: covers in a grid, or a list of lines that say more. */
export type TitleView = 'grid' | 'list'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] gap-x-4 gap-y-5'
const LIST = 'overflow-clip rounded-lg border border-line bg-surface shadow-card'

interface Props {
  /** In this order. */
  titles: readonly Title[]
  /** A wall of covers, as when left out, or a list of lines. */
  view?: TitleView
  /** How many covers are loaded at once; the others as they come near. */
  eager?: number
  /** Of the list, for those who listen. */
  label?: string
  /** What can be done with a title, in the grid: laid over the beginning of its cover. */
  actionOf?: (title: Title) => ReactNode
}

/**
 * Titles as a wall of covers, or as lines that say more.
 *
 * Use for titles that are all to be shown; not where mature ones may be hidden, there `ShownTitles`, not for a list in
 * pages, there `TitlePages`, and not for one line, there `Shelf`.
 *
 * Keyboard: none of its own; Tab goes from title to title, in the grid also through what can be done with it; Enter
 * follows.
 */
export const TitleGrid = ({ titles, view = 'grid', eager = 0, label = 'Titles', actionOf }: Props) => {
  const Item = view === 'grid' ? TitleCard : TitleRow
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets
    <ul role="list" aria-label={label} className={view === 'grid' ? GRID : LIST}>
      {titles.map((title, at) => (
        <li key={refOf(title)} className={cx('relative', view === 'list' && 'border-line not-last:border-b')}>
          <Item title={title} eager={at < eager} />
          {actionOf && view === 'grid' && <div className="absolute inset-s-1.5 top-1.5">{actionOf(title)}</div>}
        </li>
      ))}
    </ul>
  )
}

interface SkeletonProps {
  /** How many places: 12 when left out. */
  count?: number
  /** As the titles will be laid out. */
  view?: TitleView
  /** Said once, to those who listen: 'Loading titles…' when left out. */
  label?: string
}

/** The same places while the titles are on their way. */
export const TitleGridSkeleton = ({ count = 12, view = 'grid', label = 'Loading titles…' }: SkeletonProps) => (
  <Loading label={label} className={view === 'grid' ? GRID : LIST}>
    {Array.from({ length: count }, (_, at) =>
      view === 'grid' ? <TitleCardSkeleton key={at} /> : <TitleRowSkeleton key={at} />,
    )}
  </Loading>
)
