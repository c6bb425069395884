import type { Edit } from '@bunko/api-client'
import { useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { useQueuePlace } from '../../data/edits.ts'
import { numberText } from '../../lib/number-text.ts'
import { paths } from '../../paths.ts'
import { useFollowsQueue } from './use-back-to-list.ts'
import { useInItsPlace, useQueueKeys } from './use-queue-way.ts'

/** Where a proposal stands in the queue, and the way to its neighbours there: `j` and `k`, as in the list. */
export const QueuePlace = ({ id }: { id: string }) => {
  const known = useQueuePlace(id)
  const queue = useFollowsQueue() ? known : null
  const inItsPlace = useInItsPlace()
  const navigate = useNavigate()
  const go = (edit: Edit | undefined) => edit && void navigate(paths.edit.to({ editId: edit.id }), inItsPlace)
  const goOn = () => (queue?.after ? go(queue.after) : queue?.readOn?.())
  const letters = useQueueKeys(goOn, () => go(queue?.before))
  if (!queue) return null
  const { place, total, before, after, readOn } = queue
  return (
    <nav
      aria-label="Pending edits"
      className="flex flex-wrap items-center gap-1 sm:ms-2 sm:border-s sm:border-line sm:ps-4 print:hidden"
    >
      <span className="me-1.5 text-sm text-ink-muted tabular-nums">
        {total === null ? numberText(place) : `${numberText(place)} of ${numberText(total)}`}
      </span>
      <Button
        size="sm"
        variant="quiet"
        shortcut={letters ? 'J' : undefined}
        disabled={!after && !readOn}
        onClick={goOn}
      >
        Next
      </Button>
      <Button
        size="sm"
        variant="quiet"
        shortcut={letters ? 'K' : undefined}
        disabled={!before}
        onClick={() => go(before)}
      >
        Previous
      </Button>
    </nav>
  )
}
