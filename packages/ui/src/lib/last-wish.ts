/** What somebody wishes for and what became of it. */
export interface Wishing<T> {
  /** Shown in place of what is known until the server has answered; null when nothing is under way. */
  readonly wish: { readonly value: T } | null
  /** The last wish, and why it was refused; null for none. Stays until the next wish. */
  readonly refused: { readonly value: T; readonly error: unknown } | null
}

/** Why the last wish was refused; null for none, and where what is held is what was wished for all the same. */
export const refusalOf = <T>(refused: Wishing<T>['refused'], held: T): unknown =>
  refused && !Object.is(refused.value, held) ? refused.error : null

interface Options<T> {
  /** Asks the server for `to` where it holds `from`; settles when that is done. */
  send: (from: T, to: T) => Promise<void>
  /** Asks what the server holds: after a failure nobody knows whether it was done all the same. */
  recall?: () => Promise<T>
  /** Whether it may still be sent: not where whoever wished for it has left meanwhile. */
  maySend?: () => boolean
  onDone?: (value: T) => void
  /** `error` is null where it may not be sent any more. */
  onRefused?: (error: unknown, value: T) => void
}

export interface LastWish<T> {
  state: () => Wishing<T>
  subscribe: (listener: () => void) => () => void
  /** Wishes for `to`; `known` is what the server holds as far as this browser knows. */
  want: (to: T, known: T) => void
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
        held = null
        if (state.wish !== wish) continue
        rest({ wish: null, refused: { value: wish.value, error } })
        onRefused?.(error, wish.value)
        return
      }
    }
    const unsent = isWished(held) ? null : state.wish
    rest({ ...state, wish: null })
    if (unsent) onRefused?.(null, unsent.value)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      wasShown = true
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    want: (to, known) => {
      show({ wish: { value: to }, refused: null })
      if (running) return
      running = true
      void run(known)
    },
    forget: () => show({ ...state, refused: null }),
    isSpent: () => wasShown && listeners.size === 0 && !running && state.refused === null,
  }
}
