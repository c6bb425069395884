import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { subscribe } from 'valtio'
import { useFileDraft } from '../drafts/drafts.tsx'
import type { KeptFile } from '../drafts/files.ts'
import type { CoverQueue } from './cover-queue.ts'

interface Options {
  /** See `useCoverDraft`. */
  onKeeping?: (some: boolean) => unknown
  /** Of which of the things that share the name the queue's covers are. */
  of?: string
  /** Which of those that an earlier visit has left are meant. All, where it is left out. */
  isMeant?: (file: KeptFile) => boolean
}
const all = () => true

/**
 * Keeps the covers of a queue that are not uploaded yet, for the current user (R15b). `found` says how many an earlier
 * visit has left, null while looking; they stay until `restore` or `forget`, also beside those that are added.
 * `onKeeping` is told that some are to be kept before they are: who leaves meanwhile has them all the same; and how it
 * stands once they are, other tabs' among them.
 */
export const useCoverDraft = (queue: CoverQueue, name: string, { onKeeping, of, isMeant = all }: Options = {}) => {
  const draft = useFileDraft(name)
  const [left, setLeft] = useState<readonly KeptFile[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const looked = useRef<Promise<readonly KeptFile[]>>(undefined)
  /** All that this queue has had: what it has no more is kept no more. */
  const [held] = useState(() => new Set<File>())
  const keeping = useEffectEvent((some: boolean) => onKeeping?.(some))

  useEffect(() => {
    const looking = new AbortController()
    const look = async () => {
      looked.current = draft.load()
      const files = await looked.current
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

  const withoutMeant = () => setLeft((was) => was && was.filter((file) => !isMeant(file)))
  return {
    found: left && left.filter(isMeant).length,
    /** One sentence where not every cover could be kept. */
    problem,
    restore: async () => {
      queue.restore((await draft.load()).filter(isMeant))
      withoutMeant()
    },
    forget: async () => {
      const files = (await looked.current) ?? []
      await draft.save(
        [],
        files.filter(isMeant).map(({ file }) => file),
      )
      withoutMeant()
    },
  }
}
