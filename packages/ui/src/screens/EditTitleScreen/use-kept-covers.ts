import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft, useFileDraft } from '../../drafts/drafts.tsx'
import type { KeptFile } from '../../drafts/files.ts'

/**
 * Covers that an earlier visit has not uploaded (R15b). A mark beside the other drafts says that there were some, so that
 * only who has some waits for the code that keeps files; how many there are, the files tell. `name` is that of the files
 * and of the mark. Once others wait (`replaced`) they are not offered any more on this visit; they stay kept beside them.
 */
export const useKeptCovers = (name: string, mayUpload: boolean, replaced: boolean) => {
  const mark = useDraft(name)
  const files = useFileDraft(name)
  const [marked] = useState(() => mayUpload && mark.text !== '')
  const [found, setFound] = useState(0)
  const [isOver, setOver] = useState(false)
  const [wanted, setWanted] = useState(false)
  const looked = useRef<Promise<KeptFile[]>>(undefined)
  if (replaced && !isOver) setOver(true)

  const unmark = useEffectEvent(async () => {
    if (await files.isEmpty()) mark.clear()
  })
  useEffect(() => {
    if (!marked) return undefined
    const leaving = new AbortController()
    const look = async () => {
      // Waits for what the visit before is still writing.
      looked.current = files.load()
      const kept = await looked.current
      if (leaving.signal.aborted) return
      setFound(kept.length)
      if (kept.length === 0) void unmark()
    }
    void look()
    return () => leaving.abort()
  }, [marked, files])

  const drop = async () => {
    const kept = await looked.current
    await files.save(
      [],
      (kept ?? []).map(({ file }) => file),
    )
    // Another tab may have kept others since.
    if (await files.isEmpty()) mark.clear()
  }

  const offered = isOver ? 0 : found
  return {
    /** How many; 0 while looking, and once they are put back, discarded or replaced. */
    found: offered,
    /** They are to be put back into the queue. */
    wanted,
    restore() {
      if (offered === 0) return
      setOver(true)
      setWanted(true)
    },
    /** Also while looking: with what stands beside them they are not wanted. */
    discard() {
      if (isOver || !marked) return
      setOver(true)
      void drop()
    },
  }
}
