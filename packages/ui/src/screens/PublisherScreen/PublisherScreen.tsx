import { refOf, type Magazine, type PublisherDetail } from '@bunko/api-client'
import { useParams } from 'react-router-dom'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { usePublisher } from '../../data/publishers.ts'
import { ROW_LINK } from '../../lib/card-link.ts'
import { droppedOf } from '../../lib/dropped-of.ts'
import { houseName, lineOf } from '../../lib/house-list.ts'
import { thingTitle } from '../../parts/PublicPage/thing-title.ts'
import { socialLinks } from '../../lib/social-links.ts'
import { untoldMagazines } from '../../lib/house-told.ts'
import { labelOf } from '../../lib/title-text.ts'
import { MAGAZINE_KIND, PUBLISHER_KIND } from '../../parts/HouseList/house-kind.ts'
import { PublicPage, PublicSection, PublicSheet } from '../../parts/PublicPage/PublicPage.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'

/** /publisher/{id}: a publisher, and the magazines it owns. */
export const PublisherScreen = () => {
  const { id = '' } = useParams()
  const query = usePublisher(id)
  const publisher = query.data?.publisher
  usePageMeta({
    title: thingTitle('Publisher', query.error, publisher ? houseName(publisher).text : null),
    description: publisher?.description || publisher?.about,
    image: publisher?.logo,
    path: paths.publisher.to({ id: (publisher && refOf(publisher)) || id }),
  })
  return (
    <PublicPage query={query} what="Publisher">
      {(detail) => <Known detail={detail} />}
    </PublicPage>
  )
}

const Known = ({ detail }: { detail: PublisherDetail }) => {
  const { publisher, owned_magazines: magazines } = detail
  const name = houseName(publisher)
  const status = labelOf(publisher.status)
  const count = Math.max(
    magazines.length + droppedOf(detail, 'owned_magazines'),
    publisher.magazine_count ?? 0,
    publisher.owned_magazine_ids.length,
  )
  const isUntold = count === 0 && untoldMagazines(detail) === 'any'
  const mayEdit = may(useViewer(), 'managePublishers')
  return (
    <PublicSheet
      name={name}
      logo={<Logo name={name.text} lang={name.lang} src={publisher.logo} size="md" alt="" />}
      badges={status && <Badge tone={PUBLISHER_KIND.tones[publisher.status ?? ''] ?? 'neutral'}>{status}</Badge>}
      subtitle={labelOf(publisher.type) ?? ''}
      edit={mayEdit ? PUBLISHER_KIND.edit(publisher) : null}
      texts={[publisher.description, publisher.about]}
      facts={[
        { term: 'Headquarters', value: publisher.headquarters },
        { term: 'Country', value: publisher.country },
        { term: 'Founded', value: publisher.founded_year },
      ]}
      links={socialLinks(publisher)}
    >
      <PublicSection title="Magazines" count={isUntold ? null : count} named={magazines.length}>
        {isUntold ? (
          <p className="text-ink-muted">The server does not tell which magazines this publisher owns.</p>
        ) : count === 0 ? (
          <EmptyState
            headingLevel={3}
            title="No magazines yet"
            text="This publisher owns none in the catalogue."
            action={<ButtonLink to={paths.search.to()}>Search titles</ButtonLink>}
          />
        ) : magazines.length === 0 ? null : (
          <Card flush className="overflow-clip">
            <ul
              // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets
              role="list"
              aria-label="Magazines"
              className="divide-y divide-line"
            >
              {magazines.map((magazine) => (
                <li key={refOf(magazine)}>
                  <MagazineRow magazine={magazine} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </PublicSection>
    </PublicSheet>
  )
}

const MagazineRow = ({ magazine }: { magazine: Magazine }) => {
  const name = houseName(magazine)
  const status = labelOf(magazine.status)
  const count = magazine.manga_count
  const facts = lineOf([
    labelOf(magazine.publication_frequency),
    labelOf(magazine.target_demographic),
    count === null ? null : count === 1 ? '1 title' : `${count} titles`,
  ])
  return (
    <div className="relative flex items-center gap-4 px-4 py-3 hover:bg-sunken/55 sm:px-5">
      <Logo name={name.text} lang={name.lang} src={magazine.logo} alt="" />
      <div className="min-w-0 flex-1">
        <h3 lang={name.lang} className="text-base font-semibold wrap-anywhere">
          <Link to={MAGAZINE_KIND.view(magazine)} variant="ink" className={`line-clamp-2 ${ROW_LINK}`}>
            {name.text}
          </Link>
        </h3>
        {facts && <p className="text-sm wrap-anywhere text-ink-muted tabular-nums">{facts}</p>}
      </div>
      {status && (
        <p className="max-w-2/5">
          <Badge tone={MAGAZINE_KIND.tones[magazine.status ?? ''] ?? 'neutral'}>{status}</Badge>
        </p>
      )}
    </div>
  )
}
