import { can, refOf, type Title } from '@bunko/api-client'
import { Pencil } from 'lucide-react'
import { Cover } from '../../components/Cover/Cover.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { factsOf, nameOf } from '../../lib/title-text.ts'
import { paths } from '../../paths.ts'
import { useViewer } from '../../session/session-context.tsx'

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
      <EditLink title={title} name={name.text} />
    </article>
  )
}

const PLACE = [
  'absolute end-1.5 top-1.5 flex size-8 items-center justify-center rounded-md border border-line-strong bg-surface',
  'text-ink-muted shadow-raised hover:text-ink pointer-coarse:size-11 [&_svg]:size-4',
  'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100',
]

/** For staff, above the card's own link and with a stop of its own; seen when the card is pointed at or it has the focus. */
const EditLink = ({ title, name }: { title: Title; name: string }) => {
  const viewer = useViewer()
  if (viewer.kind !== 'user' || !can(viewer.level, 'adminPanel')) return null
  const label = `${can(viewer.level, 'editDirectly') ? 'Edit' : 'Propose an edit of'} ${name}`
  return (
    <Link variant="bare" to={paths.editTitle.to({ id: refOf(title) })} title={label} className={cx(PLACE)}>
      <Pencil aria-hidden />
      <span className="sr-only">{label}</span>
    </Link>
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
