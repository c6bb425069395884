/** One request as it was answered. */
export interface Logged {
  /** Counts on over every clearing. */
  readonly n: number
  readonly at: number
  readonly method: string
  /** Path below the base path. */
  readonly path: string
  readonly query: string
  /** Name of the call, 'POST /manga/'; null for an unknown address. */
  readonly call: string | null
  /** Parsed body; never that of an auth call. */
  readonly body: unknown
  readonly viewer: string | null
  /** 0 where the connection broke. */
  readonly status: number
  readonly fault: string | null
}

const KEPT = 1_000

/** The last requests, oldest first. */
export const createJournal = () => {
  const entries: Logged[] = []
  let n = 0
  return {
    entries: entries as readonly Logged[],
    /** The number of the next entry. */
    next: () => ++n,
    add(entry: Logged) {
      entries.push(entry)
      if (entries.length > KEPT) entries.shift()
    },
    clear() {
      entries.length = 0
    },
  }
}
export type Journal = ReturnType<typeof createJournal>
