import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { Badge, CountBadge } from '../Badge/Badge.tsx'
import { Link } from '../Link/Link.tsx'

type TileProps = {
  /** The place's name. */
  title: string
  /** A word on what is there. */
  text?: ReactNode
  /** Where it leads, unless it is disabled. */
  to: string
  /** Why it cannot be used: 'Admin Only', 'Coming soon'. It is then not a link. */
  disabledLabel?: string | undefined
  /** What is to be known before it is followed: 'Coming soon'. */
  note?: string | undefined
  /** How many wait there; not shown for 0, nor where a label stands in its place. */
  count?: number | undefined
  /** Read out after the count; 'waiting' when left out. */
  countLabel?: string
  /** In front, and not read out. */
  icon?: ReactNode
}

const BOX = 'group relative flex min-h-20 min-w-0 gap-3 rounded-lg border p-4 text-start'

/**
 * A way to a place, with a word on what is there.
 *
 * Use for the places of a dashboard; not for a title or a proposal, which have cards of their own, and not within a
 * sentence, there `Link`. What may not be used yet says why.
 *
 * Keyboard: Tab reaches it, Enter follows; one that cannot be used is no stop.
 */
export const Tile = ({ title, text, to, disabledLabel, note, count, countLabel = 'waiting', icon }: TileProps) => {
  const label = disabledLabel ?? note
  const inside = (
    <>
      {icon && (
        <span aria-hidden className="mt-0.5 shrink-0 text-ink-muted [&>svg]:size-5">
          {icon}
        </span>
      )}
      <span className="@container flex min-w-0 flex-1 flex-col gap-0.5">
        {/* By the tile's width and not by the title's: tiles of one width have their badges in one place. */}
        <span
          className={cx(
            'flex items-start justify-between gap-x-3 gap-y-1',
            label !== undefined && 'flex-col @min-[16rem]:flex-row',
          )}
        >
          <span className={cx('min-w-0 text-ui font-semibold wrap-anywhere', disabledLabel && 'text-ink-muted')}>
            {title}
          </span>
          {label !== undefined ? (
            // Its edges make the title's line no higher.
            <span className="-my-px flex">
              <Badge>{label}</Badge>
            </span>
          ) : count ? (
            <CountBadge count={count} label={countLabel} />
          ) : null}
        </span>
        {text && <span className="text-sm text-ink-muted">{text}</span>}
      </span>
    </>
  )
  if (disabledLabel)
    return (
      <div
        role="link"
        aria-disabled="true"
        tabIndex={-1}
        className={cx(BOX, 'cursor-not-allowed border-dashed border-line')}
      >
        {inside}
      </div>
    )
  return (
    <Link
      to={to}
      variant="bare"
      className={cx(
        BOX,
        'rounded-lg! border-line bg-surface shadow-card transition-[border-color,box-shadow] duration-150',
        'hover:border-line-strong hover:shadow-raised active:bg-sunken',
      )}
    >
      {inside}
    </Link>
  )
}
