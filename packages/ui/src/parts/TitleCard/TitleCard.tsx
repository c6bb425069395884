import { refOf, type Title } from '@bunko/api-client'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { factsOf, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'

/** A title on a shelf: cover first, then its name. */
export const TitleCard = ({ title, eager = false }: { title: Title; eager?: boolean }) => {
  const name = nameOf(title)
  return (
    <article className="group relative flex min-w-0 flex-col gap-2.5">
      <Cover
        title={name.text}
        lang={name.lang}
        src={title.covers?.medium ?? title.covers?.thumbnail}
        size="fill"
        alt=""
        eager={eager}
      />
      <div className="min-w-0">
        <h3 lang={name.lang} className="line-clamp-2 text-ui leading-snug font-semibold wrap-anywhere">
          <Link
            to={paths.title.to({ id: refOf(title), slug: title.slug ?? 'untitled' })}
            variant="ink"
            className="after:absolute after:inset-0"
          >
            {name.text}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-ink-muted">{factsOf(title)}</p>
      </div>
    </article>
  )
}

/** The same place while the title is on its way. */
export const TitleCardSkeleton = () => (
  <div className="flex flex-col gap-2.5">
    <Skeleton className="aspect-[2/3] w-full" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-4 w-3/5" />
  </div>
)
