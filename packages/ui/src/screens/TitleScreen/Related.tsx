import { useRelated } from '../../data/related.ts'
import { TitlesInAddress } from '../../routing/TitlesInAddress.tsx'
import { TitleGridSkeleton } from '../../parts/TitleGrid/TitleGrid.tsx'
import { Section } from './Section.tsx'

/** What the title is related to. */
export const Related = ({ id, expected }: { id: string; expected: number }) => {
  const related = useRelated(id)
  if (related.data?.length === 0 || (expected === 0 && !related.data && !related.isError)) return null
  return (
    <Section
      title="Related titles"
      query={related}
      countOf={(titles) => titles.length}
      skeleton={<TitleGridSkeleton count={Math.min(expected, 8)} label="Loading related titles…" />}
    >
      {(titles) => <TitlesInAddress name="related" titles={titles} label="Related titles" />}
    </Section>
  )
}
