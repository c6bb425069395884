import type { SafeStorage } from '../lib/storage.ts'
import { indexedFileStore, memoryFileStore, type FileStore } from '../lib/storage/file-store.ts'
import { TO_CLEAR_KEY } from './texts.ts'

/** A file that is not uploaded yet, and what was chosen for it. */
export interface KeptFile {
  file: File
  volume: number
  flagged: boolean
  replaces?: boolean
  /** The volume it was sent for without an answer. */
  unsure?: number | null
  /** The volume of the title's cover that was flagged primary, and is up. */
  primaryAt?: number | null
  /** Of which of the things that share a name: of any of them where it is left out. */
  of?: string
}
/** Files of drafts, by user and draft. What is asked for is done in its order. */
export interface FileDrafts {
  load(owner: string, name: string): Promise<KeptFile[]>
  /**
   * Keeps these in place of those of `held`, beside all others: what somebody has only been offered stays.
   * @returns one sentence where not everything is kept, else null
   */
  save(owner: string, name: string, files: readonly KeptFile[], held?: Iterable<File>): Promise<string | null>
  /** Nothing is kept there. False where that cannot be told. Never rejects. */
  isEmpty(owner: string, name: string): Promise<boolean>
  /** All drafts of a user. Never rejects. */
  clear(owner: string): Promise<void>
  /** The same person is called otherwise from now on. Never rejects. */
  move(from: string, to: string): Promise<void>
}

const NO_ROOM = 'This browser has no room left to keep every cover: upload them before you leave.'
const NOT_KEPT = 'This browser keeps no files: covers are lost when this page is closed.'

type Row = Omit<KeptFile, 'file'> & { key: string }
const isRow = (value: unknown): value is Row =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'volume' in value &&
  typeof value.volume === 'number' &&
  'flagged' in value &&
  typeof value.flagged === 'boolean'
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

const listKey = (owner: string, name: string) => [owner, name, 'list']
const fileKey = (owner: string, name: string, key: string) => [owner, name, 'file', key]

/**
 * R15b: another user's files are never seen. Each file is written once; where `first` fails, memory takes over. A text is
 * the name of the browser's database. `notes` tells whose files a logout has not come to clear: that is done first.
 */
export const createFileDrafts = (first: FileStore | string = memoryFileStore(), notes?: SafeStorage): FileDrafts => {
  const run = { store: typeof first === 'string' ? indexedFileStore(first) : first, isMemory: false, made: 0 }
  const visit = [...crypto.getRandomValues(new Uint32Array(2))].map((word) => word.toString(36)).join('')
  /** Keys of the files that are stored, so that a change of volume does not write five megabytes again. */
  const written = new WeakMap<File, string>()
  const toMemory = () => Object.assign(run, { store: memoryFileStore(), isMemory: true })
  const keysOf = async (owner: string) =>
    (await run.store.keys()).filter((key): key is string[] => Array.isArray(key) && key[0] === owner)
  const noted = () => Object.keys(notes?.read(TO_CLEAR_KEY) ?? {})
  const clearNoted = async () => {
    const owners = noted()
    // Memory has none of what they left.
    if (owners.length === 0 || run.isMemory) return
    for (const owner of owners) await run.store.remove(await keysOf(owner))
    const others = noted().filter((owner) => !owners.includes(owner))
    if (others.length > 0) notes?.write(TO_CLEAR_KEY, Object.fromEntries(others.map((owner) => [owner, 1])))
    else notes?.remove(TO_CLEAR_KEY)
  }
  let tail: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(clearNoted).catch(toMemory).then(work)
    tail = result.catch(() => {})
    return result
  }

  const rowsOf = async (owner: string, name: string): Promise<Row[]> => {
    const list = await run.store.get(listKey(owner, name))
    return Array.isArray(list) ? list.filter(isRow) : []
  }
  const load = async (owner: string, name: string): Promise<KeptFile[]> => {
    const files: KeptFile[] = []
    for (const { key, volume, flagged, replaces, unsure, primaryAt, of } of await rowsOf(owner, name)) {
      const file = await run.store.get(fileKey(owner, name, key))
      if (!(file instanceof File)) continue
      written.set(file, key)
      files.push({
        file,
        volume,
        flagged,
        ...(replaces === true && { replaces }),
        ...(typeof unsure === 'number' && { unsure }),
        ...(typeof primaryAt === 'number' && { primaryAt }),
        ...(typeof of === 'string' && { of }),
      })
    }
    return files
  }
  type Saving = [owner: string, name: string, files: readonly KeptFile[], held: Iterable<File>]
  const keep = async (...[owner, name, files, held]: Saving): Promise<boolean> => {
    const before = await rowsOf(owner, name)
    const stored = new Set(before.map(({ key }) => key))
    const mine = new Set([...held, ...files.map(({ file }) => file)].map((file) => written.get(file)))
    const others = before.filter(({ key }) => !mine.has(key))
    const rows: Row[] = []
    for (const { file, ...chosen } of files) {
      const key = written.get(file) ?? `${visit}-${++run.made}`
      try {
        if (!stored.has(key)) await run.store.set(fileKey(owner, name, key), file)
        written.set(file, key)
        rows.push({ key, ...chosen })
      } catch (error) {
        if (!isFull(error)) throw error
      }
    }
    const kept = new Set([...others, ...rows].map(({ key }) => key))
    const gone = [...stored].filter((key) => !kept.has(key)).map((key) => fileKey(owner, name, key))
    if (kept.size) await run.store.set(listKey(owner, name), [...others, ...rows])
    else gone.push(listKey(owner, name))
    await run.store.remove(gone)
    return rows.length === files.length
  }
  const save = async (...saving: Saving): Promise<string | null> => {
    const files = saving[2]
    try {
      if (!(await keep(...saving))) return NO_ROOM
    } catch (error) {
      if (isFull(error)) return NO_ROOM
      toMemory()
      await keep(...saving)
    }
    return run.isMemory && files.length ? NOT_KEPT : null
  }
  const move = async (from: string, to: string) => {
    const keys = await keysOf(from)
    for (const key of keys) {
      const [, name = '', kind] = key
      const value = await run.store.get(key)
      const rows = kind === 'list' ? [...(await rowsOf(from, name)), ...(await rowsOf(to, name))] : null
      await run.store.set([to, ...key.slice(1)], rows ?? value)
    }
    await run.store.remove(keys)
  }

  return {
    load: (owner, name) =>
      inTurn(() => load(owner, name)).catch(() => {
        toMemory()
        return []
      }),
    save: (owner, name, files, held = []) => inTurn(() => save(owner, name, files, held)),
    isEmpty: (owner, name) =>
      inTurn(async () => !run.isMemory && (await rowsOf(owner, name)).length === 0).catch(() => false),
    clear: (owner) =>
      inTurn(async () => run.store.remove(await keysOf(owner))).catch(() => {
        toMemory()
      }),
    move: (from, to) => inTurn(() => move(from, to)).catch(() => {}),
  }
}
