import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from '../lib/failure-text.ts'
import { useToast } from './toasts.tsx'
import { useFailures } from './use-failures.ts'

interface Removable<T> {
  key: string
  thing: T
  /** What it is called in the messages. */
  name: string
}
interface Options<T> {
  /** 'Removed from your list'. */
  done: string
  /** Stands where the server says nothing. */
  failed: string
  send: (thing: T) => Promise<unknown>
}
export interface Failure {
  key: string
  name: string
  text: string
  error: unknown
}

/** Milliseconds for which a page that is not looked at holds a removal back: a short look elsewhere takes no Undo away. */
const HIDDEN_MS = 5_000
/** Past that the page was asleep; by then something else may have been chosen elsewhere of what was to be removed. */
const ASLEEP_MS = 60_000

/**
 * Removes things so that it can be undone: a thing is gone from the screen at once, and from the server when the
 * message with its Undo has gone, or the screen is left. It is held back, not sent and written again on Undo, because
 * the second write could fail, and would in any case make a new entry with a new date: so nothing is ever lost. What
 * is held when the page is left is sent then, and soon after it is hidden; the worst that a crash does, or another
 * user, is keep what was to be removed.
 */
export const useUndoable = <T>(options: Options<T>) => {
  const toast = useToast()
  const held = useRef(new Map<string, () => void>())
  const current = useRef(options)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const { failures, keep: keepFailure, forgive } = useFailures<Failure>()
  useEffect(() => {
    current.current = options
  })
  const show = (key: string) => setGone((keys) => new Set([...keys].filter((one) => one !== key)))
  /** Calls a removal off, as its Undo does: something else is wanted of the thing. */
  const keep = (key: string) => {
    const takeBack = held.current.get(key)
    if (!held.current.delete(key)) return
    show(key)
    takeBack?.()
  }
  const callOff = useEffectEvent(keep)
  useEffect(() => {
    const waiting = held.current
    const sendAll = () => [...waiting.values()].forEach((takeBack) => takeBack())
    let hiddenAt = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wasAsleep = () => Date.now() - hiddenAt > ASLEEP_MS
    const callAllOff = () => [...waiting.keys()].forEach((key) => callOff(key))
    const look = () => {
      clearTimeout(timer)
      if (document.hidden) {
        hiddenAt = Date.now()
        timer = setTimeout(() => (wasAsleep() ? callAllOff() : sendAll()), HIDDEN_MS)
      } else if (wasAsleep()) callAllOff()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', sendAll)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])

  const send = async ({ key, thing, name }: Removable<T>) => {
    if (!held.current.delete(key)) return
    try {
      await current.current.send(thing)
    } catch (error) {
      const text = failureText(error, current.current.failed)
      keepFailure({ key, name, text, error }, text, name)
    }
    show(key)
  }
  const remove = (removable: Removable<T>) => {
    const { key, name } = removable
    if (held.current.has(key)) return
    forgive(key)
    setGone((keys) => new Set([...keys, key]))
    const takeBack = toast('success', options.done, {
      text: name,
      action: { label: 'Undo', onSelect: () => held.current.delete(key) && show(key) },
      onGone: () => void send(removable),
    })
    held.current.set(key, takeBack)
  }
  /** Calls a removal off, as its Undo does: something else is wanted of the thing. */
  return {
    remove,
    keep,
    /** Keys of what is not shown: it is about to go, or on its way. */
    gone,
    /** What could not be removed. */
    failures,
    dismiss: forgive,
  }
}
