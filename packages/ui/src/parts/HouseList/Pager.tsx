import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { opensHere } from '../../lib/opens-here.ts'

interface Props {
  page: number
  /** Null where it is not known how many; there may be another one. */
  pages: number | null
  /** Where a page's link leads. */
  linkOf: (page: number) => string
  onGo: () => void
}

/** The way through a list in pages, by links: each page can be copied and opened. */
export const Pager = ({ page, pages, linkOf, onGo }: Props) => (
  <nav
    aria-label="Pages"
    className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5"
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
          onClick={(event) => opensHere(event) && onGo()}
        >
          Next
        </ButtonLink>
      )}
    </span>
  </nav>
)
