import { errorText, refOf, type Person } from '@bunko/api-client'
import { useParams } from 'react-router-dom'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { usePerson, usePersonTitles } from '../../data/people.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { isOfLaterPage, tryAgain } from '../../lib/later-page.ts'
import { droppedIn } from '../../lib/pages.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { creditsOf } from '../../lib/person-credits.ts'
import { personName } from '../../lib/person-list.ts'
import { ROLE_LABELS } from '../../lib/person-roles.ts'
import { titlesOf } from '../../lib/person-titles.ts'
import { PublicPage, PublicSection, PublicSheet } from '../../parts/PublicPage/PublicPage.tsx'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { TitlesInAddress } from '../../routing/TitlesInAddress.tsx'
import { TitleGridSkeleton } from '../../parts/TitleGrid/TitleGrid.tsx'
import { paths } from '../../paths.ts'
import { thingTitle } from '../../parts/PublicPage/thing-title.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'

const FAILED = 'Failed to load titles'

/** /people/{id}: an author or artist, and what they made. */
export const PersonScreen = () => {
  const { id = '' } = useParams()
  const query = usePerson(id)
  const name = query.data ? personName(query.data).text : null
  usePageMeta({
    title: thingTitle('Person', query.error, name),
    description: query.data && `${name}, ${rolesOf(query.data).join(' and ').toLowerCase() || 'author or artist'}`,
    path: paths.person.to({ id: (query.data && refOf(query.data)) || id }),
  })
  return (
    <PublicPage query={query} what="Person">
      {(person) => <Known id={id} person={person} />}
    </PublicPage>
  )
}

const rolesOf = ({ is_author, is_artist }: Person): string[] => [
  ...(is_author ? [ROLE_LABELS.author] : []),
  ...(is_artist ? [ROLE_LABELS.artist] : []),
]

const Known = ({ id, person }: { id: string; person: Person }) => {
  const mayEdit = may(useViewer(), 'openAuthors')
  return (
    <PublicSheet
      name={personName(person)}
      badges={rolesOf(person).map((role) => (
        <Badge key={role}>{role}</Badge>
      ))}
      subtitle=""
      edit={mayEdit ? paths.editPerson.to({ id: refOf(person) }) : null}
      texts={[]}
      facts={[
        { term: 'Age', value: person.age },
        { term: 'Hometown', value: person.hometown },
      ]}
      links={[{ term: 'Link', url: person.url }]}
    >
      <Titles id={id} person={person} />
    </PublicSheet>
  )
}

const Titles = ({ id, person }: { id: string; person: Person }) => {
  const query = usePersonTitles(id)
  if (query.isPending) return <TitleGridSkeleton count={6} />
  if (!query.data)
    return (
      <ErrorState
        message={FAILED}
        detail={errorText(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  const { pages } = query.data
  const groups = creditsOf(titlesOf(pages), person)
  const left = droppedText(droppedIn(pages))
  return (
    <>
      {query.isRefetchError && !isOfLaterPage(query.error) && (
        <QueryFailed mild query={query} title={FAILED} onRetry={() => void query.refetch()} />
      )}
      {groups.length > 0 && left && <p className="text-sm text-ink-muted">{left}</p>}
      {groups.length === 0 && (
        <EmptyState
          title={left ? 'Nothing here could be read' : 'No titles yet'}
          text={left ? `${left}.` : 'Nothing in the catalogue is credited to this person.'}
          action={<ButtonLink to={paths.search.to()}>Search titles</ButtonLink>}
        />
      )}
      {groups.map(({ key, label, titles: made }) => (
        <PublicSection key={key} title={label} count={query.hasNextPage ? null : made.length}>
          <TitlesInAddress
            name={key}
            titles={made}
            label={label}
            eager={4}
            inPages={query.hasNextPage || pages.length > 1}
          />
        </PublicSection>
      ))}
      {isOfLaterPage(query.error) ? (
        <QueryFailed query={query} title={FAILED} onRetry={() => tryAgain(query)} />
      ) : (
        query.hasNextPage && (
          <div ref={passFocus}>
            <Button
              busy={query.isFetchingNextPage}
              busyLabel="Loading more…"
              onClick={() => void query.fetchNextPage()}
            >
              Load more titles
            </Button>
          </div>
        )
      )}
    </>
  )
}
