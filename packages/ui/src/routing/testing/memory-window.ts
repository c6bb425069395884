import type { createPageRouter } from '../page-router.ts'

export const ORIGIN = 'https://bunko.test'

/**
 * For tests and stories: a window whose address and history are its own. Back and Forward tell of themselves later, as
 * they do in a browser. `leave` gets what the document would be left for.
 */
export const memoryWindow = (start = '/', leave?: (address: string) => void) => {
  const entries: { url: string; state: unknown }[] = [{ url: start, state: null }]
  const listeners: (() => void)[] = []
  let at = 0
  const entry = () => entries[at] ?? { url: start, state: null }
  const url = () => new URL(entry().url, ORIGIN)
  const window: Parameters<typeof createPageRouter>[1] = {
    location: {
      get pathname() {
        return url().pathname
      },
      get search() {
        return url().search
      },
      get hash() {
        return url().hash
      },
      origin: ORIGIN,
      assign: (address) => {
        if (!leave) throw new Error(`The document was left for ${address}`)
        leave(address)
      },
    },
    history: {
      get state() {
        return entry().state
      },
      pushState: (state, _, address) => {
        entries.splice(++at, entries.length, { url: address, state })
      },
      replaceState: (state, _, address = entry().url) => {
        entries[at] = { url: address, state }
      },
      go: (delta = 0) => {
        setTimeout(() => {
          at += delta
          for (const listener of listeners) listener()
        })
      },
    },
    addEventListener: (_, listener) => void listeners.push(listener),
  }
  return { window, entries, address: () => entry().url }
}
