import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { tabStorage, type SafeStorage } from '../lib/storage.ts'
import type { FileStore } from '../lib/storage/file-store.ts'
import type { FileDrafts, KeptFile } from './files.ts'
import { createTexts, TO_CLEAR_KEY, type DraftTexts } from './texts.ts'

const NOT_KEPT = 'Covers are not kept now: upload them before you leave.'

interface Value {
  texts: DraftTexts
  files: FileDrafts
  tab: SafeStorage
  /** Whose drafts are seen; null for a visitor, who has none. */
  owner: string | null
}
const DraftsContext = createContext<Value | undefined>(undefined)

/** Few people have files in a draft: the code for them comes when it is asked for. */
const filesLater = (fileStore: FileStore | string | undefined, storage: SafeStorage): FileDrafts => {
  let made: Promise<FileDrafts> | undefined
  const files = () =>
    (made ??= import('./files.ts').then(
      ({ createFileDrafts }) => createFileDrafts(fileStore, storage),
      (error: unknown) => {
        made = undefined
        throw error
      },
    ))
  // Where the code does not arrive nothing is offered this time, and nothing lost.
  const later = <T,>(run: (ready: FileDrafts) => Promise<T>, otherwise: T) => files().then(run, () => otherwise)
  return {
    load: (owner, name) => later((ready) => ready.load(owner, name), []),
    save: (owner, name, kept, held) => later((ready) => ready.save(owner, name, kept, held), NOT_KEPT),
    isEmpty: (owner, name) => later((ready) => ready.isEmpty(owner, name), false),
    clear(owner) {
      storage.write(TO_CLEAR_KEY, Object.assign({}, storage.read(TO_CLEAR_KEY), { [owner]: 1 }))
      return later((ready) => ready.clear(owner), undefined)
    },
    move: (from, to) => later((ready) => ready.move(from, to), undefined),
  }
}

interface Props {
  storage: SafeStorage
  /** Keeps files, or the name of the browser's database that does; memory where there is none. */
  fileStore?: FileStore | string | undefined
  /** Keeps what belongs to the tab, whoever signs in. */
  tab?: SafeStorage
  owner: string | null
  children: ReactNode
}

/** What was typed and not sent, per user (R15b): an expired session keeps it, a logout clears it. */
export const DraftsProvider = (props: Props) => {
  const { storage, fileStore, tab = tabStorage, owner, children } = props
  const [texts] = useState(() => createTexts(storage))
  const [files] = useState(() => filesLater(fileStore, storage))
  useEffect(() => {
    if (owner === null) texts.releaseAll()
  }, [texts, owner])
  const value = useMemo(() => ({ texts, files, tab, owner: owner && texts.whose(owner) }), [texts, files, tab, owner])
  return <DraftsContext value={value}>{children}</DraftsContext>
}

const useDrafts = () => {
  const value = use(DraftsContext)
  if (!value) throw new Error('DraftsProvider is missing')
  return value
}

/** What the tab keeps over a sign-in: neither a logout nor another user clears it. */
export const useTabStorage = (): SafeStorage => useDrafts().tab

/** A text that survives reload and an expired session, under `name`, for the current user. */
export const useDraft = (name: string) => {
  const { texts: all, owner } = useDrafts()
  // At once: a field that shows it would be given its old text between two letters, and lose its caret.
  const { texts, underWay } = useSnapshot(all.state, { sync: true })
  // A form begins with what is kept by now: another tab may have left something since this page was loaded.
  const [begun] = useState(() => ({ texts, fresh: all.look() }))
  useEffect(() => all.refresh(), [all])
  const mineOf = (kept: typeof texts) => (owner !== null && kept[owner]?.[name]) || ''
  /** The text, or what makes it of what is kept by now: another tab may have written since. */
  const set = (next: string | ((kept: string) => string)) => {
    if (owner === null) return
    all.change(owner, (mine) => {
      const text = typeof next === 'string' ? next : next(mine[name] ?? '')
      if (text === '') delete mine[name]
      else mine[name] = text
      return mine
    })
  }
  return {
    text: mineOf(texts === begun.texts ? begun.fresh : texts),
    /** What is kept by now, other tabs' among it; not while rendering. */
    read: () => mineOf(all.look()),
    set,
    clear: () => set(''),
    /** A form that was left is still sending it. */
    isUnderWay: underWay.includes(name),
    /** See `DraftTexts`. */
    hold: () => all.hold(name),
  }
}
export type Draft = ReturnType<typeof useDraft>

/** Whether drafts outlive this tab: not where the browser's storage is full or forbidden. */
export const useDraftsAreKept = (): boolean => useSnapshot(useDrafts().texts.state).isKept

/** Files that survive reload and an expired session, under `name`, for the current user. */
export const useFileDraft = (name: string) => {
  const { files, owner } = useDrafts()
  return useMemo(
    () => ({
      load: async (): Promise<KeptFile[]> => (owner === null ? [] : files.load(owner, name)),
      /** Keeps these in place of those of `held`. Answers one sentence where not everything is kept. */
      save: async (kept: readonly KeptFile[], held: Iterable<File>): Promise<string | null> =>
        owner === null ? null : files.save(owner, name, kept, held),
      /** Nothing is kept, other tabs' among it; false where that cannot be told. */
      isEmpty: async (): Promise<boolean> => owner === null || files.isEmpty(owner, name),
    }),
    [files, owner, name],
  )
}

/** Clears the drafts of `owner`, files too; for a logout. */
export const useClearDrafts = () => {
  const { texts, files } = useDrafts()
  return (owner: string) => {
    texts.change(owner, () => ({}))
    void files.clear(texts.whose(owner))
  }
}

/** The same person is called otherwise from now on: what was kept under the first name goes with them. */
export const useMoveDrafts = () => {
  const { texts, files } = useDrafts()
  return useCallback(
    (from: string, to: string) => {
      // Who has no text has no files either: their code need not come at every login.
      if (texts.move(from, to)) void files.move(from, to)
    },
    [texts, files],
  )
}
