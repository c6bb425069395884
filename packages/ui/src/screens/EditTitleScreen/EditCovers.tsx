import type { Id } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { useDraft } from '../../drafts/drafts.tsx'
import { CoverUploads } from '../../parts/CoverUploads/CoverUploads.tsx'
import { useCoverQueue } from '../../parts/CoverUploads/use-cover-queue.ts'
import { useCoverDraft } from '../../uploads/use-cover-draft.ts'

/** How the covers of an edit stand, for the question before one leaves. */
export interface CoversState {
  /** One is being uploaded. */
  busy: boolean
  /** How many are not up. */
  waiting: number
  /** Some may come yet. */
  looking: boolean
}
export interface EditCoversProps {
  titleId: Id
  /** Of the draft that keeps them, and of the mark that says that some were kept. */
  draftName: string
  /** What an earlier visit has left is put back. */
  restores: boolean
  onState: (state: CoversState) => void
}

/** The covers a title has, and those to come; their queue stands as long as this does. */
export const EditCovers = ({ titleId, draftName, restores, onState }: EditCoversProps) => {
  const queue = useCoverQueue()
  const mark = useDraft(draftName)
  const draft = useCoverDraft(queue, draftName, {
    onKeeping: (some) => {
      if (some !== (mark.read() !== '')) mark.set(some ? 'kept' : '')
    },
  })
  const { busy, items, looking } = useSnapshot(queue.state)
  const waiting = items.filter(({ state }) => state !== 'done').length
  const isLooking = looking > 0
  useEffect(() => onState({ busy, waiting, looking: isLooking }), [busy, waiting, isLooking, onState])

  const restored = useRef(false)
  const restore = useEffectEvent(() => void draft.restore())
  useEffect(() => {
    if (!restores || restored.current) return
    restored.current = true
    restore()
  }, [restores])
  return <CoverUploads queue={queue} titleId={titleId} withStored draftProblem={draft.problem} />
}
