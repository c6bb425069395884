import type { Edit } from '@bunko/api-client'
import { useNavigate } from 'react-router-dom'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { paths } from '../../paths.ts'
import { useInItsPlace, useQueueKeys } from './use-queue-way.ts'

/** The way on from a decision: what was decided is in the queue no more, and has no place and no neighbours there. */
export const NextProposal = ({ edit }: { edit: Edit }) => {
  const to = paths.edit.to({ editId: edit.id })
  const inItsPlace = useInItsPlace()
  const navigate = useNavigate()
  const letters = useQueueKeys(() => void navigate(to, inItsPlace))
  return (
    <span className="inline-flex items-center gap-1.5">
      <Link
        to={to}
        {...inItsPlace}
        aria-keyshortcuts={letters ? 'J' : undefined}
        className="inline-flex items-center py-0.5 pointer-coarse:min-h-11"
      >
        Next proposal
      </Link>
      {letters && <Kbd inherit>J</Kbd>}
    </span>
  )
}
