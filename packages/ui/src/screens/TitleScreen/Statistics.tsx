import type { Statistics as Figures } from '@bunko/api-client'
import { Heart, Star, Users, type LucideIcon } from 'lucide-react'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useTitleStats } from '../../data/title-page.ts'
import { Failed } from './Section.tsx'

const number = new Intl.NumberFormat('en')
const rating = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const figuresOf = ({ rating: average, rating_count, follows, favorites }: Figures) => [
  {
    label: 'Rating',
    Icon: Star,
    value: average === null ? null : rating.format(average),
    note: rating_count === null ? null : rating_count === 1 ? '1 rating' : `${number.format(rating_count)} ratings`,
  },
  { label: 'Followers', Icon: Users, value: follows === null ? null : number.format(follows), note: null },
  { label: 'Favourites', Icon: Heart, value: favorites === null ? null : number.format(favorites), note: null },
]

const ROW = 'grid max-w-xl grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface shadow-card'
const CELL = 'min-w-0 px-3 py-3 max-[23rem]:px-2 sm:px-4'

/** How much a title is read and liked; loads and fails alone. */
export const Statistics = ({ id, className }: { id: string; className: string }) => {
  const stats = useTitleStats(id)
  return (
    <section aria-label="Statistics" className={className}>
      {stats.data ? (
        <dl className={ROW}>
          {figuresOf(stats.data).map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </dl>
      ) : stats.isError ? (
        <Failed query={stats} title="Statistics could not be loaded" />
      ) : (
        <Loading label="Loading statistics…" className={ROW}>
          {['Rating', 'Followers', 'Favourites'].map((label) => (
            <div key={label} className={CELL}>
              <Skeleton className="h-5 w-16" />
              <Skeleton className="mt-1 h-8 w-14" />
              <span className="block h-5" />
            </div>
          ))}
        </Loading>
      )}
    </section>
  )
}

interface FigureProps {
  label: string
  Icon: LucideIcon
  value: string | null
  note: string | null
}
const Figure = ({ label, Icon, value, note }: FigureProps) => (
  <div className={CELL}>
    <dt className="flex items-center gap-1.5 text-sm text-ink-muted">
      <Icon aria-hidden className="size-3.5 shrink-0 max-[23rem]:hidden" />
      <span className="truncate">{label}</span>
    </dt>
    <dd className="mt-0.5 min-h-13">
      {value === null ? (
        <span className="block pt-1 text-sm text-ink-muted">not available</span>
      ) : (
        <span className="block truncate font-serif text-2xl font-semibold lining-nums tabular-nums">{value}</span>
      )}
      {note && <span className="block text-sm text-ink-muted tabular-nums">{note}</span>}
    </dd>
  </div>
)
