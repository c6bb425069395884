import { errorText, FEATURED_LIMIT, refOf, type Page, type Title } from '@bunko/api-client'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useDeferredValue } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import type { Query } from '../../data/query.ts'
import type { Places } from '../../lib/keep-place.ts'
import { shownOf } from '../../lib/mature.ts'
import { onceEach } from '../../lib/once-each.ts'
import { nameOf } from '../../lib/title-text.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { ROOM, ROW, Slide, SlideSkeleton } from './Slide.tsx'
import { useSlides } from './use-slides.ts'

interface Props {
  /** How the featured titles stand: on their way, read, or why they could not be. */
  query: Pick<Query<Page<Title>>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** Which slide was seen when they were left, and is to be remembered. */
  places?: Places
}

/**
 * The first ten featured titles (R24a), one at a time. Not there where there are none.
 *
 * Use once, on top of home; not for any other line of titles, there `Shelf`, and not before the app's code is there,
 * there `FirstSlide`.
 *
 * Keyboard: Tab goes through Pause (where things may move), Previous and Next to the link of the slide in sight. Left
 * and Right go round (as one reads: the other way about from right to left) and take the focus of that link along.
 * While the focus is within, nothing moves by itself.
 */
export const HeroSlider = ({ query, places }: Props) => {
  const [{ mature }] = usePreferences()
  const titles = query.data && onceEach(shownOf(query.data.items, mature)).slice(0, FEATURED_LIMIT)
  if (titles?.length === 0) return null
  if (titles) return <Slides titles={titles} places={places} />
  if (query.error)
    return (
      <div className={`${ROOM} justify-center`}>
        <ErrorState
          message="The featured titles could not be loaded"
          detail={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </div>
    )
  return (
    <Loading label="Loading featured titles…" className={ROOM}>
      <SlideSkeleton />
    </Loading>
  )
}

const Slides = ({ titles, places }: { titles: readonly Title[]; places: Places | undefined }) => {
  const { row, at, seen, mayTurn, paused, setPaused, turns, step, ofRow, ofAll } = useSlides(titles.length, places)
  // The one that is seen is painted before those after it are drawn.
  const drawn = useDeferredValue(titles.length, at + 1)
  const current = titles[at]
  return (
    <section aria-roledescription="carousel" aria-label="Featured titles" className={ROOM} {...ofAll}>
      <h2 className="sr-only">Featured titles</h2>
      {titles.length > 1 && (
        <div role="group" aria-label="Slides" className="order-last -ms-2.5 flex items-center gap-1 print:hidden">
          {mayTurn && (
            <IconButton
              label={paused ? 'Play the slides' : 'Pause the slides'}
              icon={paused ? <Play aria-hidden /> : <Pause aria-hidden />}
              onClick={() => setPaused(!paused)}
            />
          )}
          <IconButton label="Previous slide" icon={<ChevronLeft aria-hidden />} onClick={() => step(-1)} />
          <p aria-live={turns ? 'off' : 'polite'} className="min-w-13 text-center text-sm text-ink-muted tabular-nums">
            <span aria-hidden>
              {at + 1} / {titles.length}
            </span>
            <span className="sr-only">
              Slide {at + 1} of {titles.length}: {current && nameOf(current).text}
            </span>
          </p>
          <IconButton label="Next slide" icon={<ChevronRight aria-hidden />} onClick={() => step(1)} />
        </div>
      )}
      <div ref={row} className={ROW} {...ofRow}>
        {titles.slice(0, drawn).map((title, place) => (
          <Slide
            key={refOf(title)}
            title={title}
            place={`${place + 1} of ${titles.length}`}
            shown={place === at}
            pictured={place <= seen}
            eager={place === 0}
          />
        ))}
      </div>
    </section>
  )
}
