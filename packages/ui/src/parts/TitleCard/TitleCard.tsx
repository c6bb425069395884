import { refOf, type Title } from '@bunko/api-client'
import { Heart, Pencil, Star, Users, type LucideIcon } from 'lucide-react'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { CARD_LINK } from '../../lib/card-link.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { cx } from '../../lib/cx.ts'
import { labelOf, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'
import { figureText, type Figure } from './title-figure.ts'

interface Props {
  /** The title, of which its cover, name, type and year are shown. */
  title: Title
  /** Its cover is loaded at once; otherwise, as when left out, once it comes near. */
  eager?: boolean
  /** Its place in a ranking. */
  rank?: number
  /** The number beside its type and year: its rating when left out, else how many follow it or have it as a favourite. */
  figure?: Figure
}

const ICONS: Record<Figure, [Icon: LucideIcon, label: string]> = {
  rating: [Star, 'Rating'],
  follows: [Users, 'Followers:'],
  favorites: [Heart, 'Favourites:'],
}
/** Two lines of a name and one of facts, whatever there is of them: nothing moves when a card takes its skeleton's place. */
const TEXT = 'min-h-15.5 min-w-0'

/**
 * A title on a shelf or in a grid: cover first, then its name.
 *
 * Use for a title among others that is known by its cover; not for a line that says more, there `TitleRow`, and not for
 * one found or picked in a form, there `TitleFacts`.
 *
 * Keyboard: Tab reaches the title, the ring is around the card, Enter follows; for staff Tab goes on to the edit link,
 * which is seen when it has the focus.
 */
export const TitleCard = ({ title, eager = false, rank, figure = 'rating' }: Props) => {
  const name = nameOf(title)
  const type = labelOf(title.type)
  const year = title.year ?? null
  return (
    <article className="group relative flex min-w-0 flex-col gap-2.5">
      <Cover
        title={name.text}
        lang={name.lang}
        src={coverSrc(title.covers, 'medium')}
        size="fill"
        alt=""
        eager={eager}
      />
      {rank !== undefined && (
        <p className="absolute inset-s-1.5 top-1.5 min-w-8 rounded-sm border border-line bg-surface px-1.5 py-0.5 text-center font-serif text-lg leading-6 font-semibold tabular-nums shadow-raised">
          <span className="sr-only">Rank </span>
          {rank}
        </p>
      )}
      <div className={TEXT}>
        <h3
          lang={name.lang}
          className="line-clamp-2 text-ui leading-snug font-semibold wrap-anywhere print:line-clamp-none"
        >
          <Link
            to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
            variant="ink"
            className={CARD_LINK}
          >
            <bdi>{name.text}</bdi>
          </Link>
        </h3>
        {/* Tighter on a telephone, smaller on one so narrow that two cards have less than 9.5 rem each: the longest kind,
            a year and a figure fit in one line. Not by a container, which costs a wall of cards as much again as its
            layout. */}
        <p className="mt-0.5 flex items-center justify-between gap-1.5 text-sm text-ink-muted max-[25rem]:gap-1 max-[25rem]:tracking-tight max-[22rem]:text-xs max-[22rem]:leading-5">
          <span className="flex min-w-0">
            <span className="line-clamp-2 break-words">{type}</span>
            <span className="shrink-0 whitespace-pre">{type !== null && year !== null ? ` · ${year}` : year}</span>
          </span>
          <FigureOf title={title} figure={figure} />
        </p>
      </div>
      <EditLink title={title} name={name.text} />
    </article>
  )
}

const FigureOf = ({ title, figure }: { title: Title; figure: Figure }) => {
  const text = figureText(title, figure)
  if (text === null) return null
  const [Icon, label] = ICONS[figure]
  return (
    <span className="flex shrink-0 items-center gap-1 tabular-nums max-[22rem]:gap-0.5">
      <Icon aria-hidden className="size-3.5" />
      <span className="sr-only">{label} </span>
      {text}
    </span>
  )
}

/** For a finger all of the corner, of which little is drawn: the cover is what one came for. */
const PLACE = [
  'absolute end-0 top-0 flex justify-end rounded-sm p-1.5 text-ink pointer-coarse:size-11 [&_svg]:size-4',
  'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
]
const GLYPH = 'flex size-7 items-center justify-center rounded-sm border border-line bg-surface/85'

/** For staff, above the card's own link and with a stop of its own; seen when the card is pointed at or it has the focus. */
const EditLink = ({ title, name }: { title: Title; name: string }) => {
  const viewer = useViewer()
  if (!may(viewer, 'adminPanel')) return null
  const label = `${may(viewer, 'editDirectly') ? 'Edit' : 'Propose an edit of'} ${name}`
  return (
    <Link variant="bare" to={paths.editTitle.to({ id: refOf(title) })} title={label} className={cx(PLACE)}>
      <span className={GLYPH}>
        <Pencil aria-hidden />
      </span>
      <span className="sr-only">{label}</span>
    </Link>
  )
}

/** The same place while the title is on its way. */
export const TitleCardSkeleton = () => (
  <div className="flex flex-col gap-2.5">
    <Skeleton className="aspect-[2/3] w-full" />
    <div className={TEXT}>
      <Skeleton className="mt-1 h-3.5 w-4/5" />
      <Skeleton className="mt-2.5 h-3 w-3/5" />
    </div>
  </div>
)
