import { useEffect, useState } from 'react'
import { useCoverCalls } from '../../data/covers.ts'
import { useToast } from '../../toasts/toasts.tsx'
import type { CoverCalls } from '../../uploads/cover-item.ts'
import { createCoverQueue, type CoverQueue } from '../../uploads/cover-queue.ts'

interface Options {
  severalPerVolume?: boolean
  /** Stands between the queue and the client; for stories, where no upload takes its time. */
  through?: (calls: CoverCalls) => CoverCalls
}

/** One cover queue for as long as the screen stands; leaving ends its upload and frees its previews. */
export const useCoverQueue = ({ severalPerVolume = false, through = (calls) => calls }: Options = {}): CoverQueue => {
  const calls = useCoverCalls({ severalPerVolume })
  const toast = useToast()
  const [queue] = useState(() =>
    createCoverQueue({
      calls: through(calls),
      severalPerVolume,
      say: (tone, title, text) => toast(tone, title, { text }),
    }),
  )
  useEffect(() => () => queue.dispose(), [queue])
  return queue
}
