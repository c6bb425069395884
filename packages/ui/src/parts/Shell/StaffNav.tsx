import { NavItem } from '../../components/NavItem/NavItem.tsx'
import type { NavGroup } from './nav.ts'

interface Props {
  groups: readonly NavGroup[]
  /** How many proposals wait; undefined while it is not known. */
  pendingCount: number | undefined
  onGo?: () => void
}

/** The back office's places, in the order of the work. */
export const StaffNav = ({ groups, pendingCount, onGo }: Props) => (
  <nav aria-label="Back office" className="flex flex-col gap-5">
    {groups.map(({ label, entries }) => (
      <div key={label ?? ''} className="flex flex-col gap-0.5">
        {label !== null && <p className="px-3 pb-1 text-xs font-semibold text-ink-muted">{label}</p>}
        {entries.map((entry) => (
          <NavItem
            key={entry.name}
            to={entry.to}
            end={entry.end ?? false}
            also={entry.also}
            {...(onGo && { onClick: onGo })}
            {...(entry.name === 'editApprovals' && { count: pendingCount, countLabel: 'pending' })}
          >
            {entry.label}
          </NavItem>
        ))}
      </div>
    ))}
  </nav>
)
