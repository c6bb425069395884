import type { Chapter } from '@bunko/api-client'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useChapters } from '../../data/title-page.ts'
import { calendarDay } from '../../lib/calendar-day.ts'
import { usePrinting } from '../../lib/drawn-rows.ts'
import { numberText } from '../../lib/number-text.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import { chaptersInOrder } from '../../lib/title-page.ts'
import { langOfText } from '../../lib/title-text.ts'
import { useUrlState } from '../../routing/use-url-state.ts'
import { Section } from './Section.tsx'

const SHOWN = 8
/** Drawn at a press: a long-runner has thousands. */
const STEP = 100
const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const
type Order = (typeof ORDERS)[number]['value']
const ORDER_VALUES = ORDERS.map(({ value }) => value)

/** On a phone the date stands below the name. */
const ROW =
  'flex min-h-11 -outline-offset-2 items-baseline gap-x-4 border-line px-4 py-2.5 text-ui not-last:border-b max-sm:flex-wrap'
const LIST = 'overflow-clip rounded-lg border border-line bg-surface shadow-card'

/** The chapters of a title, newest first. */
export const Chapters = ({ id, expected }: { id: string; expected: number }) => {
  const chapters = useChapters(id)
  const [order, setOrder] = useUrlState<Order>('chapters', 'newest', ORDER_VALUES)
  return (
    <Section
      title="Chapters"
      query={chapters}
      countOf={(all) => all.length}
      actions={
        (chapters.data?.length ?? 0) > 1 && (
          <Segmented label="Order of chapters" options={ORDERS} value={order} onValueChange={setOrder} />
        )
      }
      skeleton={
        <Loading label="Loading chapters…" className={LIST}>
          {Array.from({ length: Math.max(1, Math.min(expected, SHOWN)) }, (_, at) => (
            <div key={at} className={ROW}>
              <Skeleton className="h-4 w-1/2 self-center" />
              <span className="ms-auto flex h-6 items-center max-sm:w-full">
                <Skeleton className="h-4 w-20" />
              </span>
            </div>
          ))}
        </Loading>
      }
    >
      {(all) =>
        all.length > 0 ? (
          <ChapterList chapters={chaptersInOrder(all, order)} />
        ) : (
          <p className="text-ink-muted">No chapter is known yet.</p>
        )
      }
    </Section>
  )
}

const ChapterList = ({ chapters }: { chapters: readonly Chapter[] }) => {
  // In the address, so that Back finds them again, and one's place.
  const [inAddress, setInAddress] = useUrlState<string>('drawn-chapters', String(SHOWN))
  const asked = parseNumber(inAddress)
  const opened = typeof asked === 'number' ? Math.max(asked, SHOWN) : SHOWN
  // A sheet has all of them: nobody can press for more there.
  const shown = usePrinting() ? chapters.length : opened
  const left = chapters.length - shown
  const list = useRef<HTMLUListElement>(null)
  const readOnAt = useRef<number | null>(null)
  const showMore = () => {
    readOnAt.current = shown
    setInAddress(String(shown === SHOWN ? STEP : shown + STEP))
  }
  useEffect(() => {
    if (readOnAt.current === null || readOnAt.current >= shown) return
    // Who pressed reads on at the first that came; the button may be gone.
    const first = list.current?.children[readOnAt.current]
    readOnAt.current = null
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
  })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets */}
      <ul ref={list} role="list" aria-label="Chapters" className={LIST}>
        {chapters.slice(0, left <= 2 ? chapters.length : shown).map((chapter, at) => (
          <ChapterRow key={chapter.id ?? `at ${at}`} chapter={chapter} />
        ))}
      </ul>
      {left > 2 && (
        <div className="flex flex-wrap items-center gap-3 text-sm text-ink-muted">
          <Button onClick={showMore}>
            {chapters.length <= STEP ? `Show all ${chapters.length} chapters` : 'Show more chapters'}
          </Button>
          <span className="tabular-nums">
            {numberText(shown)} of {numberText(chapters.length)}
          </span>
        </div>
      )}
    </>
  )
}

const ChapterRow = ({ chapter }: { chapter: Chapter }) => {
  const numbered = chapter.number === null ? null : `Chapter ${chapter.number}`
  const own = chapter.title?.trim()
  const title = own && own !== numbered ? own : null
  const day = calendarDay(chapter.published_at)
  return (
    <li tabIndex={-1} className={ROW}>
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-3">
        {(numbered ?? !title) && <span className="font-medium tabular-nums">{numbered ?? 'Chapter'}</span>}
        {title && (
          <bdi lang={langOfText(title)} className="min-w-0 wrap-anywhere">
            {title}
          </bdi>
        )}
      </span>
      {chapter.volume !== null && (
        <span className="shrink-0 text-sm text-ink-muted tabular-nums">Volume {chapter.volume}</span>
      )}
      {day && (
        <time
          dateTime={day.dateTime}
          title={day.exact}
          className="w-full text-sm text-ink-muted sm:w-24 sm:shrink-0 sm:text-end"
        >
          {day.text}
        </time>
      )}
    </li>
  )
}
