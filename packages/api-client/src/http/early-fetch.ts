/**
 * `fetch` that hands out what the document has asked for before the app was there: once, and only to who asks the same
 * without a token. Anything else goes out as ever. Whoever asks has to mind the signal itself.
 */
export const earlyFetch =
  (calls: Record<string, Promise<Response>>): typeof globalThis.fetch =>
  (input, init) => {
    const address = typeof input === 'string' ? input : ''
    const early = calls[address]
    if (!early || new Headers(init?.headers).has('authorization')) return globalThis.fetch(input, init)
    delete calls[address]
    return early
  }
