/** Keeps values a text cannot hold: files. Keys are lists of texts. May reject: missing, full, forbidden, damaged. */
export interface FileStore {
  get(key: readonly string[]): Promise<unknown>
  set(key: readonly string[], value: unknown): Promise<void>
  remove(keys: readonly (readonly string[])[]): Promise<void>
  keys(): Promise<readonly unknown[]>
}

/** The browser's database `name`, opened at the first use. */
export const indexedFileStore = (name: string): FileStore => {
  const load = async () => {
    const idb = await import('idb-keyval')
    return { ...idb, store: idb.createStore(name, 'files') }
  }
  let opened: ReturnType<typeof load> | undefined
  const open = () =>
    (opened ??= load().catch((error: unknown) => {
      opened = undefined
      throw error
    }))
  return {
    get: async (key) => {
      const { get, store } = await open()
      return get<unknown>([...key], store)
    },
    set: async (key, value) => {
      const { set, store } = await open()
      await set([...key], value, store)
    },
    remove: async (keys) => {
      const { delMany, store } = await open()
      await delMany(
        keys.map((key) => [...key]),
        store,
      )
    },
    keys: async () => {
      const { keys, store } = await open()
      return keys(store)
    },
  }
}

/** As long as the object lives: for stories, and where the browser keeps no files. */
export const memoryFileStore = (): FileStore => {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(JSON.stringify(key)),
    set: async (key, value) => void values.set(JSON.stringify(key), value),
    remove: async (keys) => {
      for (const key of keys) values.delete(JSON.stringify(key))
    },
    keys: async () => [...values.keys()].map((key) => JSON.parse(key) as unknown),
  }
}
