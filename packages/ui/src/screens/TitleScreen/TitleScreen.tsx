import { can, errorText, isApiError, refOf, type Title } from '@bunko/api-client'
import { useParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Chip } from '../../components/Chip/Chip.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { useTitle } from '../../data/titles.ts'
import { labelOf, langTag, nameOf, phrasesOf } from '../../lib/title-text.ts'
import { ScreenSkeleton } from '../../parts/ScreenSkeleton/ScreenSkeleton.tsx'
import { NotFoundPanel } from '../../parts/NotFoundPanel/NotFoundPanel.tsx'
import { paths } from '../../paths.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useViewer } from '../../session/session-context.tsx'

/** /manga/{id}/{slug}: what is known of a title. */
export const TitleScreen = () => {
  const { id = '' } = useParams()
  const title = useTitle(id)
  const name = title.data ? nameOf(title.data).text : null
  const missing = isApiError(title.error) && title.error.kind === 'http' && title.error.status === 404
  usePageTitle(missing ? 'Title not found' : name)
  if (title.data) return <Known title={title.data} />
  if (missing) return <NotFoundPanel what="Title" />
  if (title.isError)
    return (
      <ErrorState
        message="Failed to load manga details"
        detail={errorText(title.error)}
        onRetry={() => void title.refetch()}
        retrying={title.isFetching}
      />
    )
  return <ScreenSkeleton />
}

const facts = (title: Title) =>
  [
    { term: 'Type', description: labelOf(title.type) },
    { term: 'Status', description: labelOf(title.status) },
    { term: 'Year', description: title.year },
    { term: 'Volumes', description: title.volumes },
    { term: 'Chapters', description: title.chapters },
    { term: 'Demographic', description: labelOf(title.publication_demographic) },
    { term: 'Content rating', description: labelOf(title.content_rating) },
    { term: 'Authors', description: title.author_names.join(', ') || null },
    { term: 'Artists', description: title.artist_names.join(', ') || null },
    { term: 'Serialized in', description: title.serialized_in },
    { term: 'Publisher', description: title.original_publisher },
  ].filter(({ description }) => description !== null && description !== '')

/** Section 6: levels 1 and 2 edit, everybody else who is signed in proposes. */
const EditLink = ({ title }: { title: Title }) => {
  const viewer = useViewer()
  if (viewer.kind !== 'user') return null
  return (
    <ButtonLink size="sm" to={paths.editTitle.to({ id: refOf(title) })}>
      {can(viewer.level, 'editDirectly') ? 'Edit' : 'Propose an edit'}
    </ButtonLink>
  )
}

const Known = ({ title }: { title: Title }) => {
  const name = nameOf(title)
  const others = [
    ...phrasesOf(title.title),
    ...title.alternative_titles.map((one) => ({ text: one.title ?? '', lang: langTag(one.lang) })),
  ].filter(({ text }, at, all) => text !== '' && text !== name.text && all.findIndex((o) => o.text === text) === at)
  const tags = [...new Set([...title.genre_names, ...title.theme_names, ...title.format_names])]
  return (
    <article className="grid items-start gap-6 sm:grid-cols-[minmax(9rem,15rem)_1fr] sm:gap-8">
      <div className="max-w-60">
        <Cover title={name.text} lang={name.lang} src={title.covers?.large ?? title.covers?.medium} size="fill" eager />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <header>
          <h1 lang={name.lang} className="font-serif text-3xl font-semibold tracking-tight text-balance wrap-anywhere">
            {name.text}
          </h1>
          <ul className="mt-2 flex flex-col text-ink-muted">
            {others.map(({ text, lang }) => (
              <li key={text} lang={lang} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
            <EditLink title={title} />
          </div>
        </header>
        {phrasesOf(title.description).map(({ text, lang }) => (
          <p key={lang ?? text} lang={lang} className="max-w-prose wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        ))}
        {tags.length > 0 && (
          <ul aria-label="Genres, themes and formats" className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="max-w-full">
                <Chip>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <Card title="Facts">
          <DescriptionList items={facts(title)} />
        </Card>
      </div>
    </article>
  )
}
