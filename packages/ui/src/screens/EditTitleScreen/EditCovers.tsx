import type { Id } from '@bunko/api-client'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { CoverUploads } from '../../parts/CoverUploads/CoverUploads.tsx'
import { useCoverQueue } from '../../parts/CoverUploads/use-cover-queue.ts'

/** How the covers of an edit stand, for the question before one leaves. */
export interface CoversState {
  /** One is being uploaded. */
  busy: boolean
  /** Some are not up. */
  waiting: boolean
}
interface Props {
  titleId: Id
  onState: (state: CoversState) => void
}

/** The covers a title has, and those to come; their queue stands as long as this does. */
export const EditCovers = ({ titleId, onState }: Props) => {
  const queue = useCoverQueue()
  const { busy, items } = useSnapshot(queue.state)
  const waiting = items.some(({ state }) => state !== 'done')
  useEffect(() => onState({ busy, waiting }), [busy, waiting, onState])
  return <CoverUploads queue={queue} titleId={titleId} withStored />
}
