import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { CountBadge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'
import { useIsHere } from '../Link/use-is-here.ts'

type NavItemProps = {
  /** The path it leads to. It is current there, and below it unless `end` says otherwise. */
  to: string
  /** The place's name. */
  children: ReactNode
  /** What waits there; nothing is shown for 0 or while it is not known. In a bar 0 and null keep its room. */
  count?: number | null | undefined
  /** Read out after the count; 'waiting' when left out. */
  countLabel?: string
  /** Current only on exactly this path. */
  end?: boolean
  /** The pattern of a path that belongs to it as well, and is not below its own. */
  also?: string | undefined
  /** Beside others, in the header; else below others. */
  inBar?: boolean
  /** Told when it is followed: what it stands in may close. */
  onClick?: () => void
}

/**
 * A place in the navigation. The current one carries the seal's colour at its edge.
 *
 * Use for the places of the side navigation and, with `inBar`, of the header, in a `nav`; not for links in
 * the page, there `Link`, and not for parts of one screen, there `Tabs`.
 *
 * Keyboard: Tab reaches it, Enter follows.
 */
export const NavItem = ({
  to,
  children,
  count,
  countLabel = 'waiting',
  end = false,
  also,
  inBar = false,
  onClick,
}: NavItemProps) => {
  const isBelow = useIsHere(to, { end })
  const isActive = useIsHere(also ?? to, { end: true }) || isBelow
  return (
    <Link
      to={to}
      variant="bare"
      aria-current={isActive ? 'page' : undefined}
      onClick={onClick}
      className={cx(
        'nav-item',
        isActive ? 'text-ink' : 'text-ink-muted hover:bg-ink/5 hover:text-ink',
        isActive && !inBar && 'bg-surface shadow-raised',
        // As wide as the count below, with the gap before it.
        inBar && !count && count !== undefined && 'me-11.5',
      )}
    >
      {isActive && (
        <span
          aria-hidden
          className={cx('nav-mark', inBar ? 'inset-x-3 bottom-0 h-0.5' : 'inset-y-1.5 inset-s-0 w-0.75')}
        />
      )}
      <span className="min-w-0 flex-1">{children}</span>
      {count ? (
        // Three digits wide however many there are: what stands beside it keeps its place (decision 28).
        <span className={cx('flex shrink-0', inBar && 'w-9.5')}>
          <CountBadge count={count} label={countLabel} />
        </span>
      ) : null}
    </Link>
  )
}
