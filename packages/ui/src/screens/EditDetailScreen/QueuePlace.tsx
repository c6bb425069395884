import type { Edit } from '@bunko/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { useQueuePlace } from '../../data/edits.ts'
import { numberText } from '../../lib/number-text.ts'
import { isPageKey } from '../../lib/page-key.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { useListQuery } from './use-back-to-list.ts'

/** Where a proposal stands in the queue, and the way to its neighbours there: `j` and `k`, as in the list. */
export const QueuePlace = ({ id }: { id: string }) => {
  const known = useQueuePlace(id)
  const { state } = useLocation() as { state: unknown }
  const navigate = useNavigate()
  const [{ letters }] = usePreferences()
  // Who came from a list that was filtered or searched would be led out of it.
  const queue = useListQuery() ? null : known
  // In its place: Back leads to the list, however many were looked at.
  const go = (edit: Edit | undefined) =>
    edit && void navigate(paths.edit.to({ editId: edit.id }), { replace: true, state })
  const goOn = () => (queue?.after ? go(queue.after) : queue?.readOn?.())
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || !isPageKey(event, letters)) return
    const key = event.key.toLowerCase()
    if (key === 'j') goOn()
    if (key === 'k') go(queue?.before)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
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
