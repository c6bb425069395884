import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { subscribe } from 'valtio'
import { useFileDraft } from '../drafts/drafts.tsx'
import type { KeptFile } from '../drafts/files.ts'
import type { CoverQueue } from './cover-queue.ts'

/**
 * Keeps the covers of a queue that are not uploaded yet, for the current user (R15b). `found` says how many an earlier
 * visit has left, null while looking; they stay until `restore` or `forget`, also beside those that are added.
 * `onKeeping` is told that some are to be kept before they are: who leaves meanwhile has them all the same; and how it
 * stands once they are, other tabs' among them.
 */
export const useCoverDraft = (queue: CoverQueue, name: string, onKeeping?: (some: boolean) => unknown) => {
  const draft = useFileDraft(name)
  const [found, setFound] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const looked = useRef<Promise<KeptFile[]>>(undefined)
  /** All that this queue has had: what it has no more is kept no more. */
  const [held] = useState(() => new Set<File>())
  const keeping = useEffectEvent((some: boolean) => onKeeping?.(some))

  useEffect(() => {
    const looking = new AbortController()
    const look = async () => {
      looked.current = draft.load()
      const files = await looked.current
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
      for (const { file } of covers) held.add(file)
      if (covers.length > 0) keeping(true)
      setProblem(await draft.save(covers, held))
      const isEmpty = await draft.isEmpty()
      // Said again: another tab whose last one went up has meanwhile found none. After a logout nothing is.
      if (!isEmpty || covers.length === 0) keeping(!isEmpty)
    }
    return subscribe(queue.state, () => {
      const now = print()
      if (now === last) return
      last = now
      void save()
    })
  }, [draft, queue, held])

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
      const files = await looked.current
      await draft.save(
        [],
        (files ?? []).map(({ file }) => file),
      )
      setFound(0)
    },
  }
}
