import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { subscribe } from 'valtio'
import { useFileDraft } from '../drafts/drafts.tsx'
import type { KeptFile } from '../drafts/files.ts'
import { useIsShown } from '../lib/use-is-shown.ts'
import type { CoverQueue } from './cover-queue.ts'

interface Options {
  /** See `useCoverDraft`. */
  onKeeping?: (some: boolean) => unknown
  /** Of which of the things that share the name the queue's covers are. */
  of?: string
}
type Meant = (file: KeptFile) => boolean
const all: Meant = () => true

/**
 * Keeps the covers of a queue that are not uploaded yet, for the current user (R15b). `left` is what an earlier visit has
 * left, null while looking; they stay until `restore` or `forget`, also beside those that are added. `onKeeping` is told
 * that some are to be kept before they are: who leaves meanwhile has them all the same; and how it stands once they are,
 * other tabs' among them.
 */
export const useCoverDraft = (queue: CoverQueue, name: string, { onKeeping, of }: Options = {}) => {
  const draft = useFileDraft(name)
  const isShown = useIsShown()
  const [left, setLeft] = useState<readonly KeptFile[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** All that this queue has had: what it has no more is kept no more. */
  const [held] = useState(() => new Set<File>())
  const keeping = useEffectEvent((some: boolean) => onKeeping?.(some))

  useEffect(() => {
    const looking = new AbortController()
    const look = async () => {
      const files = await draft.load()
      if (!looking.signal.aborted) setLeft(files)
    }
    void look()
    return () => looking.abort()
  }, [draft])

  const wasOf = useRef(of)
  useEffect(() => {
    const print = () =>
      JSON.stringify(queue.kept().map(({ file, ...rest }) => [file.name, file.size, file.lastModified, rest]))
    let last = print()
    const save = async () => {
      const covers = queue.kept()
      for (const { file } of covers) held.add(file)
      if (covers.length > 0) keeping(true)
      setProblem(
        await draft.save(
          covers.map((cover) => (of === undefined ? cover : { ...cover, of })),
          held,
        ),
      )
      const isEmpty = await draft.isEmpty()
      // Said again: another tab whose last one went up has meanwhile found none. After a logout nothing is.
      if (!isEmpty || covers.length === 0) keeping(!isEmpty)
    }
    // They are another's from now on.
    if (of !== wasOf.current && queue.kept().length > 0) void save()
    wasOf.current = of
    return subscribe(queue.state, () => {
      const now = print()
      if (now === last) return
      last = now
      void save()
    })
  }, [draft, queue, held, of])

  /** As they are by now: those that were put away are among them. */
  const look = async () => {
    const files = await draft.load()
    setLeft(files)
    return files
  }
  return {
    left,
    /** One sentence where not every cover could be kept. */
    problem,
    /** Takes the queue's covers out of it; they stay kept. */
    putAway: () => {
      held.clear()
      queue.clear()
    },
    /**
     * Puts covers that are kept into the queue, unless `first`, which is given all that are kept, answers no. Nor once
     * its screen is left: the queue would free none of their previews any more.
     */
    restore: async (isMeant: Meant = all, first: (files: readonly KeptFile[]) => boolean = () => true) => {
      const files = await look()
      if (!isShown() || !first(files)) return
      queue.restore(files.filter(isMeant))
      setLeft(files.filter((file) => !isMeant(file)))
    },
    forget: async (isMeant: Meant = all) => {
      const files = await look()
      await draft.save(
        [],
        files.filter(isMeant).map(({ file }) => file),
      )
      setLeft(files.filter((file) => !isMeant(file)))
    },
  }
}
