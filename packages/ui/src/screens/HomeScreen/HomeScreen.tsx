import { SEASONAL_TOP_LIMIT, TRENDING_LIMIT } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { useRowPlaces, useShelf, type ShelfName } from '../../data/shelves.ts'
import type { Places } from '../../lib/keep-place.ts'
import { seasonLabel, seasonOf } from '../../lib/season.ts'
import { HeroSlider } from '../../parts/HeroSlider/HeroSlider.tsx'
import { Shelf } from '../../parts/Shelf/Shelf.tsx'
import { useNear } from '../../parts/Shelf/use-near.ts'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'

/** Covers of the first shelf that are seen at once on a wide screen. */
const EAGER = 7

/** / : what is featured, then a shelf for each list of R24a. Those further down are asked as they come near. */
export const HomeScreen = () => {
  usePageMeta({ title: null, path: paths.home.to() })
  const { now } = useClock()
  const season = seasonOf(now())
  const featured = useShelf('featured')
  const places = useRowPlaces(useLocation().key)
  return (
    <div className="flex flex-col gap-9 sm:gap-11">
      <h1 className="sr-only">A library of manga, manhwa, manhua and novels</h1>
      <HeroSlider query={featured} places={places} />
      <HomeShelf
        first
        name="season"
        places={places}
        title={seasonLabel(season)}
        all={{ label: 'The whole season', to: paths.seasonChart.to({ ...season }) }}
        limit={SEASONAL_TOP_LIMIT}
      />
      <HomeShelf name="trending" places={places} title="Trending" />
      <HomeShelf
        name="popular"
        places={places}
        title="Popular"
        all={{ label: 'All popular titles', to: `${paths.top.to()}?category=popular` }}
        empty={<EmptyState headingLevel={3} title="No titles yet" text="The first one will stand here." />}
      />
      <HomeShelf
        name="recent"
        places={places}
        title="Recently added"
        all={{ label: 'All recent titles', to: `${paths.search.to()}?ordering=-created_at` }}
      />
      <HomeShelf
        name="rated"
        places={places}
        title="Top rated"
        all={{ label: 'The whole ranking', to: paths.top.to() }}
      />
    </div>
  )
}

interface HomeShelfProps {
  name: ShelfName
  places: Places
  title: string
  all?: { label: string; to: string }
  limit?: number
  empty?: ReactNode
  /** Asked at once: it is seen without scrolling. */
  first?: boolean
}
const HomeShelf = ({ name, first = false, limit = TRENDING_LIMIT, ...rest }: HomeShelfProps) => {
  const { ref, near } = useNear<HTMLElement>(first)
  const query = useShelf(name, near)
  return <Shelf {...rest} ref={ref} query={query} limit={limit} eager={first ? EAGER : 0} />
}
