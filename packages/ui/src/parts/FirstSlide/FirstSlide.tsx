import { FEATURED_LIMIT, refOf, type Title } from '@bunko/api-client'
import { shownOf } from '../../lib/mature.ts'
import { ROOM, ROW, Slide } from '../HeroSlider/Slide.tsx'
import { MAIN } from '../Shell/frame.ts'

/** The featured titles as the server sent them: what the contract makes good may still be missing. */
type Answer = Partial<Record<'data' | 'results', readonly Raw[]>>
type Raw = Omit<Title, 'author_names' | 'alternative_titles'> & Partial<Title>

/** A row with one of these tells of a title by another id than its own. */
const POINTERS = ['manga', 'manga_id', 'mangaId']

interface Props {
  /** Not checked by the contract. @throws where it is something else altogether */
  answer: unknown
  /** Whether mature titles are shown. */
  mature: boolean
}

/**
 * Home's first slide where it will stand, for the time before the app's code is there: no state and no effects, and
 * nothing else of home. The buttons for the other slides keep their room. Nothing where there is no title, or where its
 * name and id do not stand in its own row: which title that is the app finds out (R1).
 *
 * Use once, in the static shell; not within the app, there `HeroSlider`.
 *
 * Keyboard: Tab reaches its link, Enter follows; there are no other slides yet to go to.
 */
export const FirstSlide = ({ answer, mature }: Props) => {
  const { data, results } = answer as Answer
  const titles = shownOf(data ?? results ?? [], mature).slice(0, FEATURED_LIMIT)
  const [first] = titles
  if (!first?.primary_title || !refOf(first) || POINTERS.some((key) => key in first)) return null
  const title = { ...first, author_names: first.author_names ?? [], alternative_titles: first.alternative_titles ?? [] }
  return (
    <div className={MAIN}>
      <div className={ROOM}>
        <div className={ROW}>
          <Slide title={title} place={`1 of ${titles.length}`} shown pictured eager />
        </div>
        {titles.length > 1 && <div className="h-9 pointer-coarse:h-11" />}
      </div>
    </div>
  )
}
