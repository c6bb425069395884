import type { Statistics as Figures } from '@bunko/api-client'
import { Heart, Star, Users, type LucideIcon } from 'lucide-react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useTitleStats } from '../../data/title-page.ts'
import { numberText } from '../../lib/number-text.ts'
import { Failed } from './Section.tsx'

const rating = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

const figuresOf = ({ rating: average, rating_count, follows, favorites }: Figures) => [
  {
    label: 'Rating',
    Icon: Star,
    value: average === null ? null : rating.format(average),
    note: rating_count === null ? null : rating_count === 1 ? '1 rating' : `${numberText(rating_count)} ratings`,
  },
  { label: 'Followers', Icon: Users, value: follows === null ? null : numberText(follows), note: null },
  { label: 'Favourites', Icon: Heart, value: favorites === null ? null : numberText(favorites), note: null },
]

const ROW = 'grid max-w-xl grid-cols-3 divide-x divide-line rounded-lg border border-line bg-surface shadow-card'

/** What the call tells, and where it does not, what the title itself does (section 3). */
const known = (asked: Figures | undefined, told: Figures | null): Figures => ({
  rating: asked?.rating ?? told?.rating ?? null,
  rating_count: asked?.rating_count ?? told?.rating_count ?? null,
  follows: asked?.follows ?? told?.follows ?? null,
  favorites: asked?.favorites ?? told?.favorites ?? null,
})

interface Props {
  id: string
  /** What came with the title. */
  told: Figures | null
}

/** How much a title is read and liked; loads and fails alone. */
export const Statistics = ({ id, told }: Props) => {
  const stats = useTitleStats(id)
  const figures = figuresOf(known(stats.data, told))
  const lacks = figures.filter(({ value }) => value === null).length
  const isComing = stats.isPending && lacks > 0
  return (
    <>
      {/* Within what is busy some screen readers say nothing. */}
      {isComing && (
        <span role="status" className="sr-only">
          Loading statistics…
        </span>
      )}
      <section aria-label="Statistics" aria-busy={isComing} className="@container">
        {stats.isLoadingError && lacks === figures.length ? (
          <Failed query={stats} title="Statistics could not be loaded" />
        ) : (
          <dl className={ROW}>
            {figures.map((figure) => (
              <Figure key={figure.label} {...figure} isComing={stats.isPending} />
            ))}
          </dl>
        )}
      </section>
    </>
  )
}

/** Seven digits fit in a third of the row, however narrow; more go on in a second line. */
const VALUE =
  'block font-serif text-base font-semibold wrap-anywhere lining-nums tabular-nums @min-[20rem]:text-lg @min-[28rem]:text-2xl'

interface FigureProps {
  label: string
  Icon: LucideIcon
  value: string | null
  note: string | null
  isComing: boolean
}
const Figure = ({ label, Icon, value, note, isComing }: FigureProps) => (
  <div className="min-w-0 px-3 py-3 max-[23rem]:px-2 sm:px-4">
    <dt className="flex items-center gap-1.5 text-sm text-ink-muted">
      <Icon aria-hidden className="size-3.5 shrink-0 max-[23rem]:hidden" />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </dt>
    <dd className="mt-0.5 min-h-13">
      {value === null && isComing ? (
        <Skeleton className="h-8 w-14 print:hidden" />
      ) : value === null ? (
        <span className="block pt-1 text-sm text-ink-muted">not available</span>
      ) : (
        <span className={VALUE}>{value}</span>
      )}
      {note && <span className="block text-sm text-ink-muted tabular-nums">{note}</span>}
    </dd>
  </div>
)
