import { can, errorText, refOf, type Title } from '@bunko/api-client'
import { Suspense } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useNamedPeople } from '../../data/title-page.ts'
import { useTitle } from '../../data/titles.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { cx } from '../../lib/cx.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { isMature } from '../../lib/mature.ts'
import { isMissing } from '../../lib/missing.ts'
import { descriptionsOf, makersOf, otherNames, type Maker } from '../../lib/title-page.ts'
import { factsOf, labelOf, nameOf } from '../../lib/title-text.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { isUntold } from '../../lib/unread.ts'
import { MainCover } from '../../parts/Gallery/Gallery.tsx'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { ReadingActions } from '../../parts/ReadingActions/ReadingActions.tsx'
import { ButtonOutline } from '../../parts/ReadingActions/ReadingSkeleton.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useViewer } from '../../session/session-context.tsx'
import { Chapters } from './Chapters.tsx'
import { Covers } from './Covers.tsx'
import { Description } from './Description.tsx'
import { Facts, People } from './Facts.tsx'
import { BODY, FACTS_BELOW, FACTS_BESIDE, GRID, HEAD, SIDE } from './layout.ts'
import { Names } from './Names.tsx'
import { Related } from './Related.tsx'
import { Statistics } from './Statistics.tsx'
import { Tags } from './Tags.tsx'
import { TitleSkeleton } from './TitleSkeleton.tsx'
import { slugShown, useOwnSlug } from './use-own-slug.ts'

const NotFoundPanel = lazyPart(
  async () => (await import('../../parts/NotFoundPanel/NotFoundPanel.tsx')).NotFoundPanel,
  () => <h1>Title not found</h1>,
)

const FAILED = 'Failed to load manga details'

/** /manga/{id}/{slug}: what is known of a title. */
export const TitleScreen = () => {
  const { id = '', slug = '' } = useParams()
  const query = useTitle(id)
  const { error } = query
  // One that is gone by now is not shown from before.
  const title = isMissing(error) ? undefined : query.data
  useOwnSlug(id, slug, title)
  usePageMeta({
    title: title ? nameOf(title).text : isMissing(error) ? 'Title not found' : error && 'Title',
    description: title && (descriptionsOf(title)[0]?.text ?? factsOf(title)),
    image: coverSrc(title?.covers, 'large'),
    path: title ? paths.title.to({ id: refOf(title) || id, slug: slugShown(title) }) : paths.title.to({ id, slug }),
  })
  const retry = () => void query.refetch()
  if (title)
    return (
      <>
        {query.isError && (
          <div className="mb-6">
            <QueryFailed mild query={query} title={FAILED} onRetry={retry} />
          </div>
        )}
        <Known key={refOf(title)} title={title} />
      </>
    )
  if (isMissing(error))
    return (
      <Suspense>
        <NotFoundPanel what="Title" />
      </Suspense>
    )
  if (!query.isError) return <TitleSkeleton />
  return (
    <Card>
      <h1 className="sr-only">Title</h1>
      <ErrorState
        message={FAILED}
        detail={errorText(error)}
        hint={shapeHint(error)}
        onRetry={retry}
        retrying={query.isFetching}
      />
    </Card>
  )
}

/** Section 6: levels 1 and 2 edit, everybody else who is signed in proposes. */
const EditLink = ({ title, className }: { title: Title; className: string }) => {
  const viewer = useViewer()
  if (viewer.kind === 'anonymous') return null
  if (viewer.kind === 'waiting') return <ButtonOutline className={className} />
  return (
    <ButtonLink to={paths.editTitle.to({ id: refOf(title) })} className={className}>
      {can(viewer.level, 'editDirectly') ? 'Edit' : 'Propose an edit'}
    </ButtonLink>
  )
}

/** The rating has room for five beside the cover. */
const ACTIONS =
  'flex min-w-0 flex-col gap-3 [&_[role=radiogroup]]:grid-cols-5 sm:max-lg:[&_[role=radiogroup]]:grid-cols-10 print:hidden'

const Known = ({ title }: { title: Title }) => {
  const id = refOf(title)
  const { pathname, search } = useLocation()
  const makers = makersOf(title)
  const people = useNamedPeople(makers.map(({ name }) => name))
  return (
    <article className={GRID}>
      <Head title={title} makers={makers} people={people} />
      <div className={SIDE}>
        <MainCover name={nameOf(title)} covers={title.covers} />
        <div className={ACTIONS}>
          <ReadingActions
            title={title}
            here={pathname + search}
            more={<EditLink title={title} className="sm:hidden" />}
          />
        </div>
      </div>
      <Facts title={title} makers={makers} people={people} className={FACTS_BESIDE} />
      <div className={BODY}>
        <Statistics id={id} told={title.statistics} />
        <Description texts={descriptionsOf(title)} isTold={!isUntold(title, 'description')} />
        <Tags title={title} />
        <Facts title={title} makers={makers} people={people} className={FACTS_BELOW} />
        <Covers title={title} id={id} />
        <Chapters id={id} expected={title.chapters ?? 0} />
        <Related id={id} expected={title.related_entries.length} />
      </div>
    </article>
  )
}

/** Letters of a name that would fill the page in the size of others. */
const LONG_NAME = 90

interface HeadProps {
  title: Title
  makers: readonly Maker[]
  people: Readonly<Record<string, string>>
}
const Head = ({ title, makers, people }: HeadProps) => {
  const name = nameOf(title)
  const facts = factsOf(title)
  return (
    <header className={HEAD}>
      <div className="flex items-start gap-x-5">
        <h1
          lang={name.lang}
          className={cx(
            // Clipped: letters under a heap of accents do not break, where no font has these.
            'min-w-0 flex-1 overflow-x-clip font-serif font-semibold tracking-tight text-balance wrap-anywhere',
            [...name.text].length > LONG_NAME ? 'text-2xl sm:text-3xl' : 'text-3xl sm:text-4xl',
          )}
        >
          <bdi>{name.text}</bdi>
        </h1>
        {/* On a phone it has no room here, and stands below the favourite. */}
        <EditLink title={title} className="mt-1 shrink-0 max-sm:hidden" />
      </div>
      <Names names={otherNames(title)} />
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-ui empty:hidden">
        {makers.length > 0 && (
          <span className="min-w-0 wrap-anywhere">
            <span className="text-ink-muted">By </span>
            <People names={makers.map((maker) => maker.name)} people={people} />
          </span>
        )}
        {facts && <span className="min-w-0 wrap-anywhere text-ink-muted">{facts}</span>}
      </p>
      {isMature(title) && (
        <div className="mt-4 max-w-prose">
          <Notice>This title is rated {labelOf(title.content_rating)?.toLowerCase()}: it is meant for adults.</Notice>
        </div>
      )}
    </header>
  )
}
