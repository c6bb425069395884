import { errorText, refOf, type Page, type Title } from '@bunko/api-client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useDeferredValue, useId, type ReactNode, type Ref } from 'react'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import type { Query } from '../../data/query.ts'
import { cx } from '../../lib/cx.ts'
import type { Places } from '../../lib/keep-place.ts'
import { shownOf } from '../../lib/mature.ts'
import { onceEach } from '../../lib/once-each.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { TitleCard, TitleCardSkeleton } from '../TitleCard/TitleCard.tsx'
import { useScroller } from './use-scroller.ts'

interface Props {
  /** Its heading. */
  title: string
  /** Where all of it stands. */
  all?: { label: string; to: string } | undefined
  /** How its titles stand: on their way, read, or why they could not be. */
  query: Pick<Query<Page<Title>>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** The most it holds, whatever a server answers, and the cards that stand in while it is on its way. */
  limit: number
  /** Covers that are loaded at once. */
  eager?: number
  /** Instead of the titles where there are none; left out, an empty shelf is not there at all. */
  empty?: ReactNode
  /** Where it was left, by its title, and is to be remembered. */
  places?: Places
  /** Of the whole shelf. */
  ref?: Ref<HTMLElement>
}

const CARD_MIN_PX = 160
const ROW_MAX_PX = 1200

/** Cards up to the last that this window shows of a row at its place: the others are drawn after these are painted. */
const seenAtOnce = (place = 0) => Math.ceil(((1 + place) * Math.min(window.innerWidth, ROW_MAX_PX)) / CARD_MIN_PX)

/**
 * One line of titles that is scrolled sideways. Fails alone; what nobody asked to see is left out.
 *
 * Use for one line of titles among others on a page; not for a list that is the page, there `TitlePages` or
 * `TitleGrid`, and not for what is featured, there `HeroSlider`.
 *
 * Keyboard: Tab goes through the link to all of them, Previous and Next (on a telephone there are none) and the titles,
 * and scrolls to what has the focus. At an end the button keeps the focus and does nothing.
 */
export const Shelf = ({ title, all, query, limit, eager = 0, empty, places, ref }: Props) => {
  const id = useId()
  const [{ mature }] = usePreferences()
  const titles = query.data && onceEach(shownOf(query.data.items, mature)).slice(0, limit)
  const { attach, before, after, look, page } = useScroller(title, places)
  const drawn = Math.max(seenAtOnce(places?.get(title)), useDeferredValue(titles?.length ?? 0, 0))
  // There is none: not where what came is hidden, or could not be read.
  const isEmpty = query.data?.items.length === 0 && query.data.dropped === 0
  if (titles?.length === 0 && !(empty && isEmpty)) return null
  return (
    <section ref={ref} aria-labelledby={id} className={cx('flex min-w-0 flex-col gap-3.5', !titles && 'print:hidden')}>
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={id} className="me-auto font-serif text-xl font-semibold sm:text-2xl">
          {title}
        </h2>
        {all && titles?.length !== 0 && (
          <Link
            to={all.to}
            variant="quiet"
            className="inline-flex items-center py-1 text-ui print:hidden pointer-coarse:min-h-11"
          >
            {all.label}
          </Link>
        )}
        {(before || after) && (
          // A finger pushes the row; a mouse in a window that is narrow, or enlarged, cannot.
          <span className="flex gap-1 print:hidden pointer-coarse:max-sm:hidden">
            <PageButton title={title} direction={-1} open={before} onPage={page} />
            <PageButton title={title} direction={1} open={after} onPage={page} />
          </span>
        )}
      </div>
      {titles?.length === 0 ? (
        empty
      ) : titles ? (
        <ul
          ref={attach}
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets
          role="list"
          aria-labelledby={id}
          onScroll={look}
          className="shelf-row snap-x snap-proximity [scrollbar-width:none] overflow-x-auto print:flex-wrap"
        >
          {titles.slice(0, drawn).map((one, at) => (
            <li key={refOf(one)} className="shelf-item snap-start">
              <TitleCard title={one} eager={at < eager} />
            </li>
          ))}
        </ul>
      ) : query.error ? (
        <ErrorState
          message={`${title} could not be loaded`}
          detail={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Loading label={`Loading ${title}…`} className="shelf-row overflow-hidden">
          {Array.from({ length: Math.min(limit, seenAtOnce()) }, (_, at) => (
            <div key={at} className="shelf-item">
              <TitleCardSkeleton />
            </div>
          ))}
        </Loading>
      )}
    </section>
  )
}

interface PageButtonProps {
  title: string
  direction: -1 | 1
  open: boolean
  onPage: (direction: -1 | 1) => void
}
// Not `disabled` at an end: the focus would fall off the page.
const PageButton = ({ title, direction, open, onPage }: PageButtonProps) => (
  <IconButton
    variant="secondary"
    label={`${direction < 0 ? 'Previous' : 'Next'} titles of ${title}`}
    icon={direction < 0 ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />}
    aria-disabled={!open}
    onClick={() => open && onPage(direction)}
  />
)
