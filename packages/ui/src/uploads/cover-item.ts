/** Where a cover of the queue stands; `cancelled` was called off before it was there. */
export type CoverState = 'queued' | 'uploading' | 'done' | 'failed' | 'cancelled'

/** A cover of the queue. */
export interface CoverItem {
  readonly id: string
  readonly file: File
  /** Object URL of the file. */
  readonly preview: string
  volume: number
  /** Takes the place of the stored cover of its volume, which goes first; no more once that one is gone. */
  replaces: boolean
  /** The volume whose stored cover went for this one: that cover is gone, however this one ends. */
  removed: number | null
  state: CoverState
  isPrimary: boolean
  /** Its volume belongs to a stored cover, or to one further up. */
  clashes: boolean
  /** 0 to 1; null where it is not known. */
  progress: number | null
  /** Toast title and text of what went wrong. */
  error: { title: string; text: string } | null
  /** Is on its way, or went up, as the primary one. */
  sentPrimary: boolean
  /** The volume it was sent for without an answer: it may have arrived (R12). */
  unsure: number | null
}

/** What the queue must know of a cover on the server. */
export interface StoredCover {
  volume: number | null
  is_primary: boolean | null
}

/** The queue, and what it knows of the covers that are stored. */
export interface CoverQueueState {
  items: CoverItem[]
  stored: StoredCover[]
  /** Id of the cover somebody has flagged primary. */
  flagged: string | null
  /** Volume of the cover that went up as the primary one because somebody flagged it. */
  primaryAt: number | null
  /** The lowest volume that nobody has (section 5). */
  next: number
  /** Choices of files that are still being looked at. */
  looking: number
  /** Uploads are under way: leaving asks. */
  busy: boolean
  /** Of the run: the id of the one cover it is for; null for all that wait. */
  only: string | null
  /** Of the run: how many have ended, one way or another. */
  ended: number
  /** What stands above the queue: 'Manga must be created first', 'Failed to load covers'. */
  problem: string | null
}

/** How the queue reaches the server; `data/covers` has them. */
export interface CoverCalls<Id = string | number> {
  upload(
    titleId: Id,
    body: { cover: File; volume: number; is_primary: boolean },
    options: { signal: AbortSignal; onProgress: (share: number) => void },
  ): Promise<unknown>
  list(titleId: Id, signal: AbortSignal): Promise<StoredCover[]>
  remove(titleId: Id, volume: number): Promise<unknown>
}

/** Says something in passing; answers the way to take it back. */
export type Say = (tone: 'success' | 'error' | 'warning', title: string, text?: string) => () => void

/** What is kept of a cover that is not uploaded yet. */
export interface KeptCover {
  file: File
  volume: number
  flagged: boolean
  /** Takes the place of the stored cover of its volume. */
  replaces?: boolean
  /** The volume it was sent for without an answer, as when the page was closed: it may have arrived (R12). */
  unsure?: number | null
  /** See `CoverQueueState`: volume 1 does not become the primary one by being sent later. */
  primaryAt?: number | null
}

/** Waiting, or to be tried again: may be changed. */
export const isOpen = ({ state }: Pick<CoverItem, 'state'>): boolean => state === 'queued' || state === 'failed'
/** Put back by a later visit: it is looked for on the server before it is sent (R12). */
export const mayHaveArrived = ({ state, unsure }: Pick<CoverItem, 'state' | 'unsure'>): boolean =>
  state === 'queued' && unsure !== null
/** Has its place among the volumes. */
export const isHeld = ({ state }: Pick<CoverItem, 'state'>): boolean => state !== 'cancelled'

/** A cover that has just been added, without its file. */
export const newItem = (given: Pick<CoverItem, 'id' | 'preview' | 'volume' | 'replaces'>): Omit<CoverItem, 'file'> => ({
  ...given,
  removed: null,
  state: 'queued',
  isPrimary: false,
  clashes: false,
  progress: null,
  error: null,
  sentPrimary: false,
  unsure: null,
})
