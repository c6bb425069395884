import { proxy, ref } from 'valtio'
import {
  clashing,
  consecutive,
  lowestUnused,
  moved,
  primaryOf,
  VOLUME_EXISTS,
  volumeTakenText,
} from '../lib/cover-volumes.ts'
import type { RefusedFile } from '../lib/image-check.ts'
import {
  isHeld,
  isOpen,
  mayHaveArrived,
  newItem,
  type CoverCalls,
  type CoverQueueState,
  type KeptCover,
  type Say,
  type StoredCover,
} from './cover-item.ts'
import { createCoverRun } from './cover-run.ts'

interface Options {
  calls: CoverCalls
  /** Says something in passing: a toast. */
  say: Say
  /** More than one cover per volume; none else is warned of (R15a). */
  severalPerVolume?: boolean
  /** Makes and frees the addresses of the previews; the browser's own. */
  urls?: { make: (file: File) => string; free: (url: string) => void }
}
interface Wanted {
  file: File
  volume: number
  replaces?: boolean
  unsure?: number | null
}

const BROWSER_URLS = {
  make: (file: File) => URL.createObjectURL(file),
  free: (url: string) => URL.revokeObjectURL(url),
}
const storedOf = (stored: readonly StoredCover[]) => stored.map(({ volume, is_primary }) => ({ volume, is_primary }))
const counted = (count: number) => `${count} ${count === 1 ? 'file' : 'files'} added`

/**
 * Covers on their way to one title: volumes and the primary one by the rules of section 5, uploaded one by one.
 * `state` is a valtio store; `dispose` ends what is under way and frees the previews.
 */
export const createCoverQueue = ({ calls, say, severalPerVolume = false, urls = BROWSER_URLS }: Options) => {
  const state: CoverQueueState = proxy({
    items: [],
    stored: [],
    flagged: null,
    primaryAt: null,
    next: 1,
    looking: 0,
    busy: false,
    only: null,
    ended: 0,
    problem: null,
  })
  let made = 0
  let isKnown = false
  let looks: Promise<unknown> = Promise.resolve()
  /** Covers whose volume nobody has chosen, until it is known which ones the title has. */
  const proposed = new Set<string>()
  const find = (id: string) => state.items.find((item) => item.id === id)
  const storedVolumes = () => state.stored.flatMap(({ volume }) => (volume === null ? [] : [volume]))
  const takenVolumes = () => [...storedVolumes(), ...state.items.filter(isHeld).map(({ volume }) => volume)]
  /**
   * Section 3 does not promise the volume of a stored cover: those without one are taken to have the lowest that nobody
   * else has, so that no new one is proposed in their place.
   */
  const withUntold = (taken: readonly number[]) => {
    const all = [...taken]
    for (const { volume } of state.stored) if (volume === null) all.push(lowestUnused(all))
    return all
  }

  /** Where the server does not tell, it may be. */
  const isStoredPrimary = (at: number | null) =>
    at !== null && state.stored.some(({ volume, is_primary }) => volume === at && is_primary !== false)

  /** One that was called off cannot be it. */
  const isFlagging = () => state.items.some((item) => item.id === state.flagged && isHeld(item))

  /** Derives what follows from the rest: who clashes, who is primary. */
  const settle = () => {
    const chosen = find(state.flagged ?? '')
    if (chosen?.state === 'done' && chosen.sentPrimary) state.primaryAt = chosen.volume
    state.next = lowestUnused(withUntold(takenVolumes()))
    const held = state.items.filter(isHeld)
    const sent = held.filter((item) => !isOpen(item)).map(({ volume }) => volume)
    const stored = new Set(storedVolumes())
    const waiting = held.filter(isOpen)
    const beside = [
      ...clashing(waiting, sent),
      // What may have arrived itself does not: it is looked at before it is sent again (R12).
      ...waiting
        .filter(({ volume, replaces, unsure }) => !replaces && unsure !== volume && stored.has(volume))
        .map(({ id }) => id),
    ]
    const clashes = new Set(severalPerVolume ? [] : beside)
    const gone = new Set(held.filter(({ replaces }) => replaces).map(({ volume }) => volume))
    // Where the server does not tell, it may be any of them: none takes its place unasked.
    const storedPrimary = state.stored.some(({ is_primary, volume }) => is_primary !== false && !gone.has(volume ?? 0))
    // What has gone up as another's companion can no longer be it, and keeps none that waits from being it.
    const eligible = held.filter((item) => isOpen(item) || item.sentPrimary)
    const isOther = state.stored.some(({ is_primary, volume }) => is_primary === true && !gone.has(volume ?? 0))
    const primary = primaryOf(
      eligible.map(({ id, volume, sentPrimary, replaces, removed }) => ({
        id,
        volume,
        sentPrimary,
        // What stood there was not it, and what is stays.
        isBeside: isOther && (replaces || removed !== null),
      })),
      {
        flagged: state.flagged,
        storedPrimary,
        isChosen: !gone.has(state.primaryAt ?? 0) && isStoredPrimary(state.primaryAt),
      },
    )
    for (const item of state.items) {
      item.clashes = clashes.has(item.id)
      item.isPrimary = item.id === primary
      if (item.error?.title === VOLUME_EXISTS && !item.clashes) Object.assign(item, { state: 'queued', error: null })
    }
  }
  const warn = (ids: readonly string[]) => {
    const volumes = new Set(
      ids.flatMap((id) => find(id) ?? []).flatMap(({ clashes, volume }) => (clashes ? [volume] : [])),
    )
    for (const volume of volumes) say('warning', VOLUME_EXISTS, volumeTakenText(volume))
  }
  const put = (wanted: readonly Wanted[]) => {
    const fresh = wanted.map(({ file, volume, replaces = false, unsure = null }) => ({
      ...newItem({ id: `cover-${++made}`, preview: urls.make(file), volume, replaces }),
      unsure,
      file: ref(file),
    }))
    state.items.push(...fresh)
    state.problem = null
    settle()
    return fresh.map(({ id }) => id)
  }
  /** Volumes that were proposed before it was known which ones are taken are proposed anew, where the title has one. */
  const proposeAgain = () => {
    const mine = state.items.filter((item) => proposed.has(item.id) && isOpen(item))
    proposed.clear()
    const stored = withUntold(storedVolumes())
    if (!mine.some(({ volume }) => stored.includes(volume))) return
    const others = state.items.filter((item) => isHeld(item) && !mine.includes(item)).map(({ volume }) => volume)
    const taken = withUntold([...storedVolumes(), ...others])
    for (const item of mine) {
      item.volume = lowestUnused(taken)
      taken.push(item.volume)
    }
  }
  const setStored = (stored: readonly StoredCover[]) => {
    state.stored = storedOf(stored)
  }
  const learn = (stored: readonly StoredCover[]) => {
    setStored(stored)
    proposeAgain()
    isKnown = true
  }
  const remove = (id: string) => {
    const item = find(id)
    if (!item) return
    run.abort(id)
    urls.free(item.preview)
    state.items.splice(state.items.indexOf(item), 1)
    settle()
  }
  const run = createCoverRun({
    state,
    calls,
    say,
    settle,
    isKnown: () => isKnown,
    setStored,
    learn,
    onePerVolume: !severalPerVolume,
  })

  return {
    state,
    /** Queues checked files at consecutive volumes from the chosen one, or from the lowest that nobody has. */
    add(files: readonly File[], chosen: number | null = null) {
      if (!files.length) return
      const from = chosen ?? state.next
      const volumes = consecutive(from, files.length)
      const ids = put(files.map((file, at) => ({ file, volume: volumes[at] ?? from })))
      if (chosen === null && !isKnown) for (const id of ids) proposed.add(id)
      say('success', 'Files Added', counted(files.length))
      warn(ids)
    },
    /** Files that may come are being looked at until then. */
    async look(until: Promise<unknown>) {
      state.looking += 1
      looks = Promise.allSettled([looks, until])
      await until.finally(() => (state.looking -= 1))
    },
    /** Once nothing more is looked at; what was accepted is in the queue by then. */
    async looked() {
      while (state.looking > 0) await looks
    },
    /** Says of files that they are refused, each reason once. */
    refuse(files: readonly RefusedFile[]) {
      for (const text of new Set(files.map((one) => one.text))) say('error', 'File Validation Error', text)
    },
    /** Queues a checked file in place of a stored cover. Answers its id. */
    replace(file: File, volume: number) {
      for (const { id } of state.items.filter((item) => item.replaces && item.volume === volume && isOpen(item)))
        remove(id)
      const [id] = put([{ file, volume, replaces: true }])
      // What somebody has flagged meanwhile stays it.
      if (id && !isFlagging() && state.stored.some((cover) => cover.volume === volume && cover.is_primary))
        state.flagged = id
      settle()
      say('success', 'Files Added', counted(1))
      return id
    },
    setVolume(id: string, volume: number) {
      const item = find(id)
      if (!item || !isOpen(item) || item.volume === volume) return
      proposed.delete(id)
      Object.assign(item, { volume, replaces: false })
      if (item.error?.title === VOLUME_EXISTS) Object.assign(item, { state: 'queued', error: null })
      settle()
      warn([id])
    },
    /** Makes a waiting cover the one primary. */
    flag(id: string) {
      const item = find(id)
      if (!item || !isOpen(item)) return
      state.flagged = id
      settle()
    },
    /** Moves a waiting cover to the place `to`; the volumes stay where they are, so that the files change theirs. */
    move(id: string, to: number) {
      const item = find(id)
      const target = state.items[to]
      if (!item || !target || !isOpen(item) || !isOpen(target)) return
      const slots = state.items
        .filter(isOpen)
        .map(({ id: had, volume, replaces }) => ({ volume, replaces, isProposed: proposed.has(had) }))
      state.items = moved(state.items, state.items.indexOf(item), to)
      proposed.clear()
      for (const [at, one] of state.items.filter(isOpen).entries()) {
        const { isProposed = false, ...slot } = slots[at] ?? {}
        Object.assign(one, slot)
        if (isProposed) proposed.add(one.id)
      }
      settle()
    },
    remove,
    /** Lets go of all of them, before anything is uploaded. */
    clear() {
      for (const id of state.items.map((item) => item.id)) remove(id)
      Object.assign(state, { flagged: null, primaryAt: null })
    },
    cancel: run.cancel,
    /** Ends the upload under way and lets go of those that wait. */
    cancelAll: run.end,
    /**
     * Uploads what waits, one by one, once it is known which covers the title has. Without a title it says so and sends
     * nothing.
     */
    start: run.start,
    /** Tries again what failed, or one cover; what has arrived after all is not sent twice (R12). */
    retry: run.retry,
    /** What is on the server now; what went up is no more the queue's, in a visit before this one too (R12). */
    know(stored: readonly StoredCover[]) {
      learn(stored)
      settle()
      const volumes = new Set<number | null>(storedVolumes())
      if (state.busy) return
      for (const { id, unsure } of state.items.filter((item) => mayHaveArrived(item) && volumes.has(item.unsure))) {
        if (id === state.flagged && isStoredPrimary(unsure)) state.primaryAt = unsure
        say('success', `Cover of volume ${unsure} uploaded`, 'It had already arrived.')
        remove(id)
      }
      for (const { id } of state.items.filter((item) => item.state === 'done' && volumes.has(item.volume))) remove(id)
    },
    kept: (): KeptCover[] =>
      state.items
        .filter(({ state: at }) => at !== 'done')
        .map(({ id, file, volume, replaces, unsure }) => ({
          file,
          volume,
          flagged: id === state.flagged,
          replaces,
          unsure,
          primaryAt: state.primaryAt,
        })),
    restore(kept: readonly KeptCover[]) {
      const ids = put(kept)
      // What has been flagged since then, or went up as it, was meant later.
      if (!isFlagging() && !isStoredPrimary(state.primaryAt))
        state.flagged = ids[kept.findIndex(({ flagged }) => flagged)] ?? state.flagged
      state.primaryAt ??= kept.find(({ primaryAt }) => primaryAt)?.primaryAt ?? null
      settle()
    },
    dispose() {
      run.end()
      for (const { preview } of state.items) urls.free(preview)
    },
  }
}
export type CoverQueue = ReturnType<typeof createCoverQueue>
