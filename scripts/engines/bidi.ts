import { deferred } from '../lib/deferred.ts'
import { within } from '../stage/stage.ts'

interface Heard {
  id?: number | null
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

/** WebDriver BiDi: pairs commands with their answers. `send` takes a message, `hear` is called with each that comes. */
export const conversation = (send: (text: string) => void) => {
  const waiting = new Map<number, ReturnType<typeof deferred<unknown>>>()
  let last = 0
  let over: Error | undefined
  return {
    ask: async <T>(method: string, params: object): Promise<T> => {
      if (over) throw over
      const id = ++last
      const answer = deferred<unknown>()
      waiting.set(id, answer)
      send(JSON.stringify({ id, method, params }))
      return (await answer.promise) as T
    },
    hear: (text: string) => {
      const { id, type, result, error, message } = JSON.parse(text) as Heard
      const answer = waiting.get(id ?? 0)
      waiting.delete(id ?? 0)
      if (type === 'error') answer?.reject(new Error(`${error}: ${message}`))
      else answer?.resolve(result)
    },
    /** Nobody answers any more. */
    end: () => {
      over = new Error('The browser has gone.')
      for (const { reject } of waiting.values()) reject(over)
      waiting.clear()
    },
  }
}

/** Speaks with a browser at an address, `ws://…`. */
export const connect = async (address: string) => {
  const socket = new WebSocket(address)
  const { ask, hear, end } = conversation((text) => socket.send(text))
  const open = deferred<undefined>()
  socket.addEventListener('open', () => open.resolve(undefined))
  socket.addEventListener('message', ({ data }) => hear(String(data)))
  socket.addEventListener('error', () => open.reject(new Error(`${address} cannot be reached.`)))
  socket.addEventListener('close', end)
  await open.promise
  return <T>(method: string, params: object) => within(ask<T>(method, params))
}

/** What a script came to that answers with JSON. @throws with what it threw */
export const valueOf = <T>(answer: {
  type: 'success' | 'exception'
  result?: { value?: string }
  exceptionDetails?: { text: string }
}): T => {
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
  return JSON.parse(answer.result?.value ?? 'null') as T
}
