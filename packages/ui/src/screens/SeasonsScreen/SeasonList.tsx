import type { Season } from '@bunko/api-client'
import { useClock } from '../../clock/clock.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { ROW_LINK } from '../../lib/card-link.ts'
import { numbered } from '../../lib/numbered.ts'
import { titlesText } from '../../lib/number-text.ts'
import { newestFirst, sameSeason, seasonKey, seasonLabel, seasonOf } from '../../lib/season.ts'
import { paths } from '../../paths.ts'

const countText = (count: number | null): string =>
  count === null ? 'Number of titles not available' : titlesText(count)

/** The newest first; the one we are in is marked. */
export const SeasonList = ({ rows }: { rows: readonly Season[] }) => {
  const current = seasonOf(useClock().now())
  return (
    <ul aria-label="Seasons" className="divide-y divide-line">
      {numbered(newestFirst(rows)).map(({ key, item }) => {
        const open = seasonKey(item.year, item.season)
        const label = seasonLabel(item)
        return (
          <li
            key={key}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 font-medium wrap-anywhere">
              {open ? (
                <Link variant="ink" to={paths.season.to({ ...open })} className={ROW_LINK}>
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
              {sameSeason(item, current) && <Badge tone="seal">Current</Badge>}
            </span>
            <span className="text-sm text-ink-muted tabular-nums">{countText(item.count)}</span>
          </li>
        )
      })}
    </ul>
  )
}
