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
  /** Parsed body, cut where it is long; never that of an auth call. */
  readonly body: unknown
  readonly viewer: string | null
  /** 0 where the connection broke. */
  readonly status: number
  readonly fault: string | null
}

const KEPT = 1_000

/** Of one text in a body, and of a whole body written as JSON. */
const [TEXT_MAX, BODY_MAX] = [10_000, 50_000]

const cut = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}… (${text.length} characters)` : text
const short = (_name: string, part: unknown): unknown => {
  if (typeof part === 'string') return cut(part)
  return part instanceof File ? { name: part.name, type: part.type, size: part.size } : part
}
/**
 * A body as it is remembered: a thousand uploads or long texts would fill the memory. Of a file only what it is, of a
 * long text its beginning; of a body that is long all the same the beginning of its JSON.
 */
export const remembered = (body: unknown): unknown => {
  if (body === undefined) return body
  const json = JSON.stringify(body, short)
  return json.length > BODY_MAX ? cut(json) : (JSON.parse(json) as unknown)
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
