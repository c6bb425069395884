import { errorText, isApiError } from '@bunko/api-client'
import { COVER_DELETE_FAILED, coverRemovedText, VOLUME_EXISTS, volumeTakenText } from '../lib/cover-volumes.ts'
import { refusedFileText } from '../lib/refused-file.ts'
import { asksToWait, isUnsure, notDeletedText } from '../lib/unsure.ts'
import {
  mayHaveArrived,
  type CoverCalls,
  type CoverItem,
  type CoverQueueState,
  type Say,
  type StoredCover,
} from './cover-item.ts'

type TitleId = string | number
/** How a run of uploads ended. */
type UploadOutcome = {
  /** Every cover is up. */
  complete: boolean
  /** Uploaded, over all runs. */
  done: number
  failed: number
}
interface Options {
  state: CoverQueueState
  calls: CoverCalls
  say: Say
  settle: () => void
  /** Whether it is known which covers the title has. */
  isKnown: () => boolean
  /** A volume has one cover: who is accepted there is it. */
  onePerVolume: boolean
  setStored: (stored: readonly StoredCover[]) => void
  /** As `setStored`, and proposes volumes anew where the title has them. */
  learn: (stored: readonly StoredCover[]) => void
}

const CANCELLED = Symbol('cancelled')
const NO_TITLE = 'Manga must be created first'

/**
 * The server said no, and why; 5xx and whatever has no answer leave it open whether the cover is stored (R12): one that was
 * changed may have been changed after it had gone up.
 */
const isRefused = (error: unknown) => isApiError(error) && error.kind !== 'file' && !isUnsure(error)
const problemOf = (error: unknown) =>
  isApiError(error) && error.kind === 'http'
    ? { title: 'Upload Failed', text: refusedFileText(error, 'Upload failed') }
    : { title: 'Upload Error', text: errorText(error) }

/** Of a cover that was to make room: nothing was uploaded, and it may be gone. */
const removalProblemOf = (error: unknown, volume: number) => {
  const why = errorText(error, COVER_DELETE_FAILED).replace(/\.$/, '')
  const isSaid = why === COVER_DELETE_FAILED
  const what = `The stored cover of volume ${volume} ${notDeletedText(error)}.`
  return { title: COVER_DELETE_FAILED, text: isSaid ? what : `${why}. ${what}` }
}

/** The sending half of a cover queue: one upload at a time. */
export const createCoverRun = ({ state, calls, say, settle, isKnown, setStored, learn, onePerVolume }: Options) => {
  const sending = new Map<string, AbortController>()
  let running: Promise<UploadOutcome> | null = null
  let looking = new AbortController()
  /** What was said of covers that failed is taken back by the next run, which may end otherwise. */
  let takeBacks: (() => void)[] = []
  /** Nothing more is sent in this run: what a cancelled one makes room for would be. */
  let isEnding = false
  const count = (...states: CoverItem['state'][]) => state.items.filter((item) => states.includes(item.state)).length
  const outcome = (): UploadOutcome => ({
    complete: count('done') === state.items.length,
    done: count('done'),
    failed: count('failed'),
  })
  // Those beside the one that is tried again may have volumes nobody has looked at.
  const isMeant = ({ id }: CoverItem) => state.only === null || state.only === id
  const next = () => (isEnding ? undefined : state.items.find((item) => item.state === 'queued' && isMeant(item)))
  const storedAt = (at: number) => state.stored.find(({ volume }) => volume === at)
  const isStored = (at: number) => storedAt(at) !== undefined

  const send = async (titleId: TitleId, item: CoverItem, signal: AbortSignal) => {
    const { volume, isPrimary, file } = item
    if (item.replaces && isStored(volume)) {
      await calls.remove(titleId, volume)
      // Tried again, it replaces nothing: what is there then, somebody else has put there.
      Object.assign(item, { removed: volume, replaces: false })
      setStored(state.stored.filter((cover) => cover.volume !== volume))
      signal.throwIfAborted()
    }
    item.unsure = volume
    const onProgress = (share: number) => void (item.progress = share)
    await calls.upload(titleId, { cover: file, volume, is_primary: isPrimary }, { signal, onProgress })
    // It would have been refused had another arrived there, or that one is overwritten.
    if (onePerVolume)
      for (const other of state.items) if (other !== item && other.unsure === volume) other.unsure = null
    Object.assign(item, { state: 'done', progress: 1, unsure: null })
  }

  /** Sends one cover; false when the session is over, or the server asks to wait: no other has a chance. */
  const attempt = async (titleId: TitleId, item: CoverItem, said: Set<string>): Promise<boolean> => {
    const leaving = new AbortController()
    sending.set(item.id, leaving)
    Object.assign(item, { state: 'uploading', progress: null, error: null, sentPrimary: item.isPrimary })
    try {
      await send(titleId, item, leaving.signal)
    } catch (error) {
      item.sentPrimary = false
      if (leaving.signal.aborted) {
        item.state = item.removed === null ? 'cancelled' : 'failed'
        if (item.removed !== null) say('warning', 'Upload Cancelled', coverRemovedText(item.removed))
        return true
      }
      // Once it has made room, it replaces nothing any more.
      const isRemoval = item.replaces && isStored(item.volume)
      const problem = isRemoval ? removalProblemOf(error, item.volume) : problemOf(error)
      Object.assign(item, { state: 'failed', error: problem, ...(isRefused(error) && { unsure: null }) })
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return false
      const words = `${problem.title}: ${problem.text}`
      if (!said.has(words)) takeBacks.push(say('error', problem.title, problem.text))
      said.add(words)
      return !asksToWait(error)
    } finally {
      sending.delete(item.id)
      item.progress = item.state === 'done' ? 1 : null
      state.ended += 1
      settle()
    }
    return true
  }

  const sendAll = async (titleId: TitleId, before: number): Promise<UploadOutcome> => {
    const said = new Set<string>()
    for (let item = next(); item; item = next()) {
      if (item.clashes) {
        const text = volumeTakenText(item.volume)
        Object.assign(item, { state: 'failed', error: { title: VOLUME_EXISTS, text } })
        takeBacks.push(say('warning', VOLUME_EXISTS, text))
      } else if (!(await attempt(titleId, item, said))) break
    }
    const end = outcome()
    const uploaded = end.done - before
    if (end.complete && uploaded > 0)
      say('success', 'Upload Complete', `${uploaded} ${uploaded === 1 ? 'cover' : 'covers'} uploaded`)
    return end
  }

  const underWay = (work: () => Promise<UploadOutcome>, only: string | null = null): Promise<UploadOutcome> => {
    if (running) return running
    isEnding = false
    for (const takeBack of takeBacks) takeBack()
    takeBacks = []
    Object.assign(state, { busy: true, only, ended: 0, problem: null })
    running = work().finally(() => {
      running = null
      state.busy = false
    })
    return running
  }

  const lookFirst = async (titleId: TitleId, items: readonly CoverItem[]) => {
    looking = new AbortController()
    const { signal } = looking
    // Those that wait stay as they are: they may be cancelled meanwhile.
    const again = new Set(items.filter(({ state: at }) => at !== 'queued'))
    const stored = await calls.list(titleId, signal)
    // Whoever has left, or has cancelled all, wants nothing sent after it.
    signal.throwIfAborted()
    learn(stored)
    for (const item of items) {
      const arrived = item.unsure === null ? undefined : storedAt(item.unsure)
      if (arrived) takeAsStored(item, arrived)
      else if (again.has(item)) item.state = 'queued'
      Object.assign(item, { error: null, unsure: null })
    }
    settle()
  }
  /** It had arrived (R12), as it was sent: what was changed of it since is not on the server, which is said. */
  const takeAsStored = (item: CoverItem, { volume, is_primary }: StoredCover) => {
    const sentPrimary = is_primary ?? item.isPrimary
    const isFlagged = state.flagged === item.id && !sentPrimary
    if (volume !== item.volume || isFlagged) {
      const as = isFlagged ? ', not as the primary cover' : ''
      say('warning', `Cover of volume ${volume} uploaded`, `It had already arrived, before you changed it${as}.`)
    }
    Object.assign(item, { state: 'done', volume, sentPrimary })
  }
  /** Sends all that wait, once it is known which of `items` have arrived after all (R12). */
  const sendMissing = async (titleId: TitleId, items: readonly CoverItem[]): Promise<UploadOutcome> => {
    const before = count('done')
    try {
      await lookFirst(titleId, items)
    } catch (error) {
      if (!looking.signal.aborted) state.problem = errorText(error, 'Failed to load covers')
      return outcome()
    }
    return sendAll(titleId, before)
  }

  const start = (titleId: TitleId | null): Promise<UploadOutcome> => {
    if (titleId === null) {
      state.problem = NO_TITLE
      return Promise.resolve(outcome())
    }
    return underWay(() => {
      const left = state.items.filter(mayHaveArrived)
      // What is sent blindly, and gets no answer, would be taken for the cover that was there before (R12).
      return left.length > 0 || !isKnown() ? sendMissing(titleId, left) : sendAll(titleId, count('done'))
    })
  }

  const cancel = (id: string) => {
    const item = state.items.find((one) => one.id === id)
    if (item?.state === 'queued') item.state = 'cancelled'
    sending.get(id)?.abort(CANCELLED)
    settle()
  }

  return {
    start,
    retry(titleId: TitleId | null, id?: string): Promise<UploadOutcome> {
      if (titleId === null) return start(null)
      return underWay(async () => {
        const items = state.items.filter((item) =>
          id === undefined
            ? item.state === 'failed' || mayHaveArrived(item)
            : item.id === id && (item.state === 'failed' || item.state === 'cancelled'),
        )
        if (id !== undefined && items.length === 0) return outcome()
        return sendMissing(titleId, items)
      }, id)
    },
    cancel,
    abort: (id: string) => sending.get(id)?.abort(CANCELLED),
    /** Ends all: the look before what failed is sent again, what is under way, and what waits. */
    end() {
      isEnding = true
      looking.abort(CANCELLED)
      for (const { id } of state.items) cancel(id)
    },
  }
}
