import { useState } from 'react'
import { useDraft, useFileDraft } from '../../drafts/drafts.tsx'

/**
 * Covers that an earlier visit has not uploaded (R15b). A mark beside the other drafts says how many there are, so that
 * only who has some waits for the code that keeps files. `name` is that of the files and of the mark.
 */
export const useKeptCovers = (name: string, mayUpload: boolean) => {
  const mark = useDraft(name)
  const files = useFileDraft(name)
  const [found, setFound] = useState(() => (mayUpload ? Math.max(0, Math.trunc(Number(mark.text))) || 0 : 0))
  const [wanted, setWanted] = useState(false)
  return {
    /** How many; 0 once they are put back or discarded. */
    found,
    /** They are to be put back into the queue. */
    wanted,
    restore() {
      if (found === 0) return
      setFound(0)
      setWanted(true)
    },
    discard() {
      if (found === 0) return
      setFound(0)
      mark.clear()
      void files.clear()
    },
  }
}
