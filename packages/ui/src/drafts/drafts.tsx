import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { proxy, useSnapshot } from 'valtio'
import { tabStorage, type SafeStorage } from '../lib/storage.ts'
import { memoryFileStore, type FileStore } from '../lib/storage/file-store.ts'
import type { FileDrafts, KeptFile } from './files.ts'

const DRAFTS_KEY = 'bunko-drafts'
const NOT_KEPT = 'Covers are not kept now: upload them before you leave.'
type OfUser = Record<string, string>
interface Drafts {
  texts: Record<string, OfUser>
  /** False where the browser has not taken the last change: full, or forbidden. It is here alone then. */
  isKept: boolean
}

const isTexts = (value: unknown): value is OfUser =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

const readDrafts = (stored: unknown): Drafts['texts'] =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, OfUser] => isTexts(entry[1])))
    : {}

/** `to` is given what is kept of the owner, and answers what is to be kept. */
type Change = (owner: string, to: (mine: OfUser) => OfUser) => void

/** Changes what is kept. Other tabs have written since: theirs stays, and what they have dropped stays dropped. */
const changing =
  (storage: SafeStorage, store: Drafts): Change =>
  (owner, to) => {
    const stored = store.isKept ? storage.read(DRAFTS_KEY) : null
    const { [owner]: before, ...others } = stored === null ? store.texts : readDrafts(stored)
    const mine = to({ ...before })
    store.texts = Object.keys(mine).length > 0 ? { ...others, [owner]: mine } : others
    store.isKept = storage.write(DRAFTS_KEY, store.texts)
  }

interface Value {
  store: Drafts
  change: Change
  files: FileDrafts
  tab: SafeStorage
  /** Whose drafts are seen; null for a visitor, who has none. */
  owner: string | null
}
const DraftsContext = createContext<Value | undefined>(undefined)

/** Few people have files in a draft: the code for them comes when it is asked for. */
const filesLater = (fileStore: FileStore | undefined): FileDrafts => {
  let made: Promise<FileDrafts> | undefined
  const files = () =>
    (made ??= import('./files.ts').then(
      ({ createFileDrafts }) => createFileDrafts(fileStore ?? memoryFileStore()),
      (error: unknown) => {
        made = undefined
        throw error
      },
    ))
  return {
    // Where the code does not arrive nothing is offered this time, and nothing lost.
    load: (owner, name) =>
      files().then(
        (ready) => ready.load(owner, name),
        () => [],
      ),
    save: (owner, name, kept) =>
      files().then(
        (ready) => ready.save(owner, name, kept),
        () => NOT_KEPT,
      ),
    clear: (owner, name) =>
      files().then(
        (ready) => ready.clear(owner, name),
        () => {},
      ),
  }
}

interface Props {
  storage: SafeStorage
  /** Keeps files; memory where there is none. */
  fileStore?: FileStore | undefined
  /** Keeps what belongs to the tab, whoever signs in. */
  tab?: SafeStorage
  owner: string | null
  children: ReactNode
}

/** What was typed and not sent, per user (R15b): an expired session keeps it, a logout clears it. */
export const DraftsProvider = (props: Props) => {
  const { storage, fileStore, tab = tabStorage, owner, children } = props
  const [store] = useState<Drafts>(() => proxy({ texts: readDrafts(storage.read(DRAFTS_KEY)), isKept: true }))
  const [change] = useState(() => changing(storage, store))
  const [files] = useState(() => filesLater(fileStore))
  const value = useMemo(() => ({ store, change, files, tab, owner }), [store, change, files, tab, owner])
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
  const { store, change, owner } = useDrafts()
  // At once: a field that shows it would be given its old text between two letters, and lose its caret.
  const { texts } = useSnapshot(store, { sync: true })
  /** The text, or what makes it of what is kept by now: another tab may have written since. */
  const set = (next: string | ((kept: string) => string)) => {
    if (owner === null) return
    change(owner, (mine) => {
      const text = typeof next === 'string' ? next : next(mine[name] ?? '')
      if (text === '') delete mine[name]
      else mine[name] = text
      return mine
    })
  }
  return { text: (owner !== null && texts[owner]?.[name]) || '', set, clear: () => set('') }
}

/** Whether drafts outlive this tab: not where the browser's storage is full or forbidden. */
export const useDraftsAreKept = (): boolean => useSnapshot(useDrafts().store).isKept

/** Files that survive reload and an expired session, under `name`, for the current user. */
export const useFileDraft = (name: string) => {
  const { files, owner } = useDrafts()
  return useMemo(
    () => ({
      load: async (): Promise<KeptFile[]> => (owner === null ? [] : files.load(owner, name)),
      /** Answers one sentence where not everything is kept. */
      save: async (kept: readonly KeptFile[]): Promise<string | null> =>
        owner === null ? null : files.save(owner, name, kept),
      clear: async (): Promise<void> => (owner === null ? undefined : files.clear(owner, name)),
    }),
    [files, owner, name],
  )
}

/** Clears the drafts of `owner`, files too; for a logout. */
export const useClearDrafts = () => {
  const { change, files } = useDrafts()
  return (owner: string) => {
    change(owner, () => ({}))
    void files.clear(owner)
  }
}
