import { refOf, type MagazineDetail } from '@bunko/api-client'
import { useParams } from 'react-router-dom'
import { Badge } from '../../components/Badge/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { useMagazine } from '../../data/magazines.ts'
import { droppedOf } from '../../lib/dropped-of.ts'
import { houseName } from '../../lib/house-list.ts'
import { thingTitle } from '../../parts/PublicPage/thing-title.ts'
import { untoldTitles } from '../../lib/house-told.ts'
import { labelOf } from '../../lib/title-text.ts'
import { MAGAZINE_KIND } from '../../parts/HouseList/house-kind.ts'
import { PublicPage, PublicSection, PublicSheet } from '../../parts/PublicPage/PublicPage.tsx'
import { socialLinks } from '../../lib/social-links.ts'
import { TitlesInAddress } from '../../routing/TitlesInAddress.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'

/** /magazine/{id}: a magazine, and what it serialises. */
export const MagazineScreen = () => {
  const { id = '' } = useParams()
  const query = useMagazine(id)
  const magazine = query.data?.magazine
  usePageMeta({
    title: thingTitle('Magazine', query.error, magazine ? houseName(magazine).text : null),
    description: magazine?.description || magazine?.about,
    image: magazine?.logo,
    path: paths.magazine.to({ id: (magazine && refOf(magazine)) || id }),
  })
  return (
    <PublicPage query={query} what="Magazine">
      {(detail) => <Known detail={detail} />}
    </PublicPage>
  )
}

const Known = ({ detail }: { detail: MagazineDetail }) => {
  const { magazine, serialized_manga: titles } = detail
  const name = houseName(magazine)
  const status = labelOf(magazine.status)
  const count = Math.max(
    titles.length + droppedOf(detail, 'serialized_manga'),
    magazine.manga_count ?? 0,
    magazine.serialized_manga_ids.length,
  )
  const isUntold = count === 0 && untoldTitles(detail) === 'any'
  const mayEdit = may(useViewer(), 'manageMagazines')
  return (
    <PublicSheet
      name={name}
      logo={<Logo name={name.text} lang={name.lang} src={magazine.logo} size="md" alt="" />}
      badges={status && <Badge tone={MAGAZINE_KIND.tones[magazine.status ?? ''] ?? 'neutral'}>{status}</Badge>}
      subtitle={labelOf(magazine.type) ?? ''}
      edit={mayEdit ? MAGAZINE_KIND.edit(magazine) : null}
      texts={[magazine.description, magazine.about]}
      facts={[
        { term: 'Demographic', value: labelOf(magazine.target_demographic) },
        { term: 'Frequency', value: labelOf(magazine.publication_frequency) },
        { term: 'Founded', value: magazine.founded_year },
        { term: 'Country', value: magazine.country },
        { term: 'Edition', value: magazine.is_digital_only ? 'Digital only' : null },
      ]}
      links={socialLinks(magazine)}
    >
      <PublicSection title="Serialized titles" count={isUntold ? null : count} named={titles.length}>
        {isUntold ? (
          <p className="text-ink-muted">The server does not tell which titles run in this magazine.</p>
        ) : count === 0 ? (
          <EmptyState
            headingLevel={3}
            title="No titles yet"
            text="Nothing in the catalogue runs in this magazine."
            action={<ButtonLink to={paths.search.to()}>Search titles</ButtonLink>}
          />
        ) : (
          titles.length > 0 && <TitlesInAddress name="shown" titles={titles} label="Serialized titles" eager={4} />
        )}
      </PublicSection>
    </PublicSheet>
  )
}
