import { refOf, type Title } from '@bunko/api-client'
import { Star } from 'lucide-react'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { ROW_LINK } from '../../lib/card-link.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { otherNameOf } from '../../lib/other-name.ts'
import { factsOf, langOfText, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'

const GENRES_SHOWN = 4
/** One line; on paper, where nobody can ask for the rest, as many as it takes. */
const LINE = 'truncate text-sm text-ink-muted print:wrap-anywhere print:whitespace-normal'

interface Props {
  /** The title, of which four genres are shown at most. */
  title: Title
  /** Its cover is loaded at once; otherwise, as when left out, once it comes near. */
  eager?: boolean
}

/**
 * A title as a line of a list: cover, names, facts, genres, rating.
 *
 * Use in a list of lines, which `TitleGrid` draws; not for a title that is known by its cover, there `TitleCard`, and not
 * for one found or picked in a form, there `TitleFacts`.
 *
 * Keyboard: Tab reaches the title, the ring is around the line, Enter follows.
 */
export const TitleRow = ({ title, eager = false }: Props) => {
  const name = nameOf(title)
  const other = otherNameOf(title)
  const facts = factsOf(title)
  const genres = title.genre_names.slice(0, GENRES_SHOWN)
  return (
    <article className="relative flex min-w-0 items-center gap-4 px-4 py-3.5 hover:bg-sunken/55 sm:px-5">
      <Cover
        title={name.text}
        lang={name.lang}
        src={coverSrc(title.covers, 'thumbnail')}
        size="sm"
        alt=""
        eager={eager}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <h3 lang={name.lang} className="line-clamp-2 font-semibold wrap-anywhere print:line-clamp-none">
          <Link
            to={paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' })}
            variant="ink"
            className={ROW_LINK}
          >
            <bdi>{name.text}</bdi>
          </Link>
        </h3>
        {other && (
          <p lang={other.lang} className={LINE}>
            <bdi>{other.text}</bdi>
          </p>
        )}
        {facts && <p className={`${LINE} tabular-nums`}>{facts}</p>}
        {genres.length > 0 && (
          <p className={LINE}>
            {genres.map((genre, at) => [
              at > 0 && ', ',
              <bdi key={genre} lang={langOfText(genre)}>
                {genre}
              </bdi>,
            ])}
          </p>
        )}
      </div>
      <Rating value={title.statistics?.rating} />
    </article>
  )
}

const Rating = ({ value }: { value: number | null | undefined }) =>
  value == null ? null : (
    <p className="flex shrink-0 items-center gap-1 text-ui font-semibold tabular-nums">
      <Star aria-hidden className="size-4 text-ink-muted" />
      <span className="sr-only">Rating </span>
      {value.toFixed(1)}
    </p>
  )

/** The same place while the title is on its way. */
export const TitleRowSkeleton = () => (
  <div className="flex gap-4 px-4 py-3.5 sm:px-5">
    <Skeleton className="aspect-[2/3] w-13 shrink-0" />
    <div className="flex min-w-0 flex-1 flex-col justify-center gap-2">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-3.5 w-3/5" />
      <Skeleton className="h-3.5 w-1/3" />
    </div>
  </div>
)
