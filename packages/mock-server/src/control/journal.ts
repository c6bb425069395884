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

/** A body as it is remembered. Of a file only what it is: a thousand uploads would fill the memory. */
export const remembered = (body: unknown): unknown => {
  if (!(body instanceof Object)) return body
  const parts = Object.entries(body).map(([name, part]: [string, unknown]) =>
    part instanceof File ? [name, { name: part.name, type: part.type, size: part.size }] : [name, part],
  )
  return Object.fromEntries(parts) as unknown
}

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
