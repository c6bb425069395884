import { isUnsure } from './unsure.ts'

/** A wish that was not granted. */
export interface Refusal<T> {
  readonly value: T
  readonly error: unknown
  /** Nobody knows whether it is held all the same: no answer came, and what is held could not be read. */
  readonly isUnsure: boolean
}
/** What somebody wishes for and what became of it. */
export interface Wishing<T> {
  /** Shown in place of what is known until the server has answered; null when nothing is under way. */
  readonly wish: { readonly value: T } | null
  /** The last wish, where it was refused; null for none. Stays until the next wish. */
  readonly refused: Refusal<T> | null
}

/** How the last wish was refused; null for not, and where what is held is what was wished for all the same. */
export const refusalOf = <T>(refused: Refusal<T> | null, held: T): Refusal<T> | null =>
  refused && !Object.is(refused.value, held) ? refused : null

interface Options<T> {
  /** Asks the server for `to` where it holds `from`; settles when that is done. */
  send: (from: T, to: T) => Promise<void>
  /** Asks what the server holds: without an answer nobody knows whether it was done all the same. */
  recall?: () => Promise<T>
  /** Whether it may still be sent: not where whoever wished for it has left meanwhile. */
  maySend?: () => boolean
  onDone?: (value: T) => void
  /**
   * `error` is null where it may not be sent any more; `unsure` as a refusal's `isUnsure`. Answers the way to take back
   * what it says.
   */
  onRefused?: (error: unknown, value: T, unsure: boolean) => () => void
}

export interface LastWish<T> {
  state: () => Wishing<T>
  subscribe: (listener: () => void) => () => void
  /** Wishes for `to`; `known` is what the server holds as far as this browser knows. */
  want: (to: T, known: T) => void
  /** Takes back what `onRefused` said, as the next wish does: it outlives the page that it was said on. */
  takeBack: () => void
  /** Says no more that the last wish was refused. */
  forget: () => void
  /** It was shown and is no more, nothing is under way, and no refusal is still to be read. */
  isSpent: () => boolean
}

/** The wish of this name; where it is a new one, those that are spent are let go. */
export const keptWish = <T>(
  kept: Map<string, Pick<LastWish<unknown>, 'isSpent'>>,
  name: string,
  create: () => LastWish<T>,
): LastWish<T> => {
  const known = kept.get(name) as LastWish<T> | undefined
  if (known) return known
  for (const [other, { isSpent }] of kept) if (isSpent()) kept.delete(other)
  const wish = create()
  kept.set(name, wish)
  return wish
}

/** Null where it cannot be read. */
const lookUp = <T>(recall: () => Promise<T>): Promise<{ value: T } | null> =>
  recall().then(
    (value) => ({ value }),
    () => null,
  )

/**
 * One value on a server that is changed by clicks. One call at a time: however late the answers come, the last wish
 * is the one that stays, and wishes that are overtaken before they are sent never are.
 */
export const createLastWish = <T>({
  send,
  recall,
  maySend = () => true,
  onDone,
  onRefused,
}: Options<T>): LastWish<T> => {
  let state: Wishing<T> = { wish: null, refused: null }
  let running = false
  let wasShown = false
  let unsay: (() => void) | undefined
  const takeBack = () => {
    unsay?.()
    unsay = undefined
  }
  const listeners = new Set<() => void>()
  const show = (next: Wishing<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const isWished = (held: { value: T } | null) =>
    state.wish !== null && held !== null && Object.is(held.value, state.wish.value)
  const rest = (next: Wishing<T>) => {
    running = false
    show(next)
  }

  const run = async (known: T) => {
    // null after a failure: nobody knows whether it was done.
    let held: { value: T } | null = { value: known }
    while (state.wish && !isWished(held) && maySend()) {
      const { wish } = state
      try {
        held ??= { value: recall ? await recall() : known }
        if (state.wish !== wish || (recall && isWished(held)) || !maySend()) continue
        await send(held.value, wish.value)
        held = { value: wish.value }
        onDone?.(wish.value)
      } catch (error) {
        const wasSent = held !== null
        held = null
        if (state.wish !== wish) continue
        // Nothing is said of it before it is known what became of it, or that this cannot be known.
        if (wasSent && recall && isUnsure(error) && maySend()) held = await lookUp(recall)
        if (state.wish !== wish) continue
        if (isWished(held)) {
          onDone?.(wish.value)
          continue
        }
        const unsure = held === null && isUnsure(error)
        rest({ wish: null, refused: { value: wish.value, error, isUnsure: unsure } })
        unsay = onRefused?.(error, wish.value, unsure)
        return
      }
    }
    const unsent = isWished(held) ? null : state.wish
    rest({ ...state, wish: null })
    if (unsent) unsay = onRefused?.(null, unsent.value, false)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      wasShown = true
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    want: (to, known) => {
      takeBack()
      show({ wish: { value: to }, refused: null })
      if (running) return
      running = true
      void run(known)
    },
    takeBack,
    forget: () => show({ ...state, refused: null }),
    isSpent: () => wasShown && listeners.size === 0 && !running && state.refused === null,
  }
}
