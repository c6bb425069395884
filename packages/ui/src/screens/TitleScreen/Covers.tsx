import type { Title } from '@bunko/api-client'
import { useCovers } from '../../data/stored-covers.ts'
import { nameOf } from '../../lib/title-text.ts'
import { Gallery, GallerySkeleton } from '../../parts/Gallery/Gallery.tsx'
import { useUrlState } from '../../routing/use-url-state.ts'
import { Section } from './Section.tsx'

/** The covers of the title's volumes. */
export const Covers = ({ title, id }: { title: Title; id: string }) => {
  const covers = useCovers(id)
  // In the address, so that Back finds them again, and one's place.
  const [drawn, setDrawn] = useUrlState<'few' | 'all'>('drawn-covers', 'few', ['few', 'all'])
  return (
    <Section
      title="Covers"
      query={covers}
      failed="Failed to load covers"
      countOf={(all) => all.length}
      skeleton={<GallerySkeleton count={title.covers ? Math.min(title.volumes ?? 1, 7) : 1} />}
    >
      {(all) =>
        all.length > 0 ? (
          <Gallery name={nameOf(title)} covers={all} all={drawn === 'all'} onAll={() => setDrawn('all')} />
        ) : (
          <p className="text-ink-muted">No cover has been added yet.</p>
        )
      }
    </Section>
  )
}
