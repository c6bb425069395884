import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { useTopTitles } from '../../data/title-pages.ts'
import { TitlePages } from '../../parts/TitlePages/TitlePages.tsx'
import { usePage } from '../../routing/use-page.ts'
import type { Figure } from '../../parts/TitleCard/title-figure.ts'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'

const CATEGORIES = [
  { value: 'rating', label: 'Top rated', heading: 'Top rated titles', figure: 'rating', verb: 'rate' },
  { value: 'popular', label: 'Popular', heading: 'Popular titles', figure: 'follows', verb: 'follow' },
  { value: 'favorites', label: 'Most loved', heading: 'Most loved titles', figure: 'favorites', verb: 'favourite' },
] as const satisfies readonly { value: string; label: string; heading: string; figure: Figure; verb: string }[]
type Category = (typeof CATEGORIES)[number]['value']

/** /top: titles by rank. The category and the page are in the address. */
export const TopScreen = () => {
  const [params, setParams] = useSearchParams()
  const { page, linkOf } = usePage()
  const category = CATEGORIES.find(({ value }) => value === params.get('category')) ?? CATEGORIES[0]
  const query = useTopTitles(category.value, page)
  usePageMeta({
    title: category.heading,
    description: `${category.heading}: manga, manhwa, manhua and novels as readers rank them.`,
    path: category.value === 'rating' ? paths.top.to() : `${paths.top.to()}?category=${category.value}`,
  })
  const choose = (next: Category) =>
    setParams(next === 'rating' ? {} : { category: next }, { preventScrollReset: true })
  return (
    <>
      <PageHeader
        title={category.heading}
        actions={<Segmented label="Ranked by" options={CATEGORIES} value={category.value} onValueChange={choose} />}
      />
      <TitlePages
        ranked
        query={query}
        page={page}
        linkOf={linkOf}
        label={category.heading}
        failure="The ranking could not be loaded"
        figure={category.figure}
        empty={
          <EmptyState
            title="No titles yet"
            text={`Titles come here once readers ${category.verb} them.`}
            action={<ButtonLink to={paths.search.to()}>Search titles</ButtonLink>}
          />
        }
      />
    </>
  )
}
