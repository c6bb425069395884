import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { cx } from '../../lib/cx.ts'
import { opensHere } from '../../lib/opens-here.ts'

interface Props {
  /** The one that is shown, from 1. */
  page: number
  /** Null where it is not known how many; there may be another one. */
  pages: number | null
  /** Where a page's link leads. */
  linkOf: (page: number) => string
  /** A link was followed to another page. */
  onGo: () => void
  /** At the end of a flush card: keeps away from its edges. */
  inCard?: boolean
}

/**
 * The way through a list in pages, by links: each page can be copied and opened.
 *
 * Use for the pages of a list whose page stands in the address; not for a list of titles that the server pages, there
 * `TitlePages`, which brings it along.
 *
 * Keyboard: Tab reaches Previous and Next, which are links; where the focus goes then is up to the list.
 */
export const Pager = ({ page, pages, linkOf, onGo, inCard = false }: Props) => (
  <nav
    aria-label="Pages"
    className={cx(
      'flex flex-wrap items-center justify-between gap-3 border-t border-line py-3',
      inCard && 'px-4 sm:px-5',
    )}
  >
    <span className="min-w-26">
      {page > 1 && (
        <ButtonLink
          size="sm"
          to={linkOf(page - 1)}
          icon={<ChevronLeft />}
          onClick={(event) => opensHere(event) && onGo()}
        >
          Previous
        </ButtonLink>
      )}
    </span>
    <span className="text-sm text-ink-muted tabular-nums">
      Page {page}
      {pages !== null && ` of ${pages}`}
    </span>
    <span className="flex min-w-26 justify-end">
      {(pages === null || page < pages) && (
        <ButtonLink
          size="sm"
          to={linkOf(page + 1)}
          icon={<ChevronRight />}
          className="flex-row-reverse"
          onClick={(event) => opensHere(event) && onGo()}
        >
          Next
        </ButtonLink>
      )}
    </span>
  </nav>
)
