/** A browser storage that may be missing, full, forbidden or damaged: reading answers null, writing answers false. */
export interface SafeStorage {
  read(key: string): unknown
  write(key: string, value: unknown): boolean
  remove(key: string): void
}

const attempt = <T>(run: () => T, otherwise: T): T => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** Wraps the Storage that `open` returns; opening may throw too. Values are JSON. */
export const safeStorage = (open: () => Storage): SafeStorage => ({
  read: (key) => attempt(() => JSON.parse(open().getItem(key) ?? 'null') as unknown, null),
  write: (key, value) =>
    attempt(() => {
      open().setItem(key, JSON.stringify(value))
      return true
    }, false),
  remove: (key) => attempt(() => open().removeItem(key), undefined),
})

/** The storage of this tab: another tab, and the tab opened tomorrow, have their own. */
export const tabStorage: SafeStorage = safeStorage(() => globalThis.sessionStorage)

/** A storage that lives as long as the object: for stories and for tests. */
export const memoryStorage = (): SafeStorage => {
  const values = new Map<string, string>()
  return {
    read: (key) => JSON.parse(values.get(key) ?? 'null') as unknown,
    write: (key, value) => {
      values.set(key, JSON.stringify(value))
      return true
    },
    remove: (key) => void values.delete(key),
  }
}
