import { useEffect, useEffectEvent, useState } from 'react'
import { subscribe } from 'valtio'
import { useFileDraft } from '../drafts/drafts.tsx'
import type { CoverQueue } from './cover-queue.ts'

/**
 * Keeps the covers of a queue that are not uploaded yet, for the current user (R15b). `found` says how many an earlier
 * visit has left, null while looking; nothing is put back, and nothing written, before `restore`, `forget` or a change.
 * `onKeeping` is told how many are to be kept before they are: who leaves meanwhile has them all the same.
 */
export const useCoverDraft = (queue: CoverQueue, name: string, onKeeping?: (count: number) => unknown) => {
  const draft = useFileDraft(name)
  const [found, setFound] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const keeping = useEffectEvent((count: number) => onKeeping?.(count))

  useEffect(() => {
    const looking = new AbortController()
    const look = async () => {
      const files = await draft.load()
      if (!looking.signal.aborted) setFound(files.length)
    }
    void look()
    return () => looking.abort()
  }, [draft])

  useEffect(() => {
    const print = () =>
      JSON.stringify(queue.kept().map(({ file, ...rest }) => [file.name, file.size, file.lastModified, rest]))
    let last = print()
    const save = async () => {
      const covers = queue.kept()
      keeping(covers.length)
      setProblem(await draft.save(covers))
    }
    return subscribe(queue.state, () => {
      const now = print()
      if (now === last) return
      last = now
      void save()
    })
  }, [draft, queue])

  return {
    found,
    /** One sentence where not every cover could be kept. */
    problem,
    restore: async () => {
      const files = await draft.load()
      queue.restore(files)
      setFound(0)
    },
    forget: async () => {
      await draft.clear()
      setFound(0)
    },
  }
}
