import type { Session } from '@bunko/api-client'

/** What nobody but the server may get to see: tokens, passwords, e-mail addresses, the codes of letters. */
const secrets = new Set<string>()
/** Where a script beside the app, a log or an extension could read. */
const sights: (readonly [where: string, text: string])[] = []
/** In the workshop nobody watches: there the tab's title is a designer's as well. */
let isWatching = false

const IS_SECRET = /password|token|^(?:access|refresh)$/i
/** Shorter ones are words as well. */
const WORD_LENGTH = 8

const learn = (body: unknown): void => {
  if (typeof body !== 'object' || body === null) return
  for (const [key, value] of Object.entries(body)) {
    if (typeof value !== 'string') learn(value)
    else if (value.includes('@') || (value.length >= WORD_LENGTH && IS_SECRET.test(key))) secrets.add(value)
  }
}

/** Learns whom a story begins with: no request may have told yet. */
export const noteSession = (session: Session): void => {
  const { user, tokens } = session.state()
  learn({ user, tokens })
}

/** Learns what a request carries, and looks at its address. */
export const noteRequest = (url: string, headers: Headers, body: unknown): void => {
  sights.push(['an address', url])
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (token) secrets.add(token)
  if (typeof body !== 'string' || !url.includes('/auth/')) return
  try {
    learn(JSON.parse(body))
  } catch {
    // What is no JSON names nothing.
  }
}

const textOf = (value: unknown) => {
  if (value instanceof Error) return `${value.message} ${value.stack}`
  if (typeof value !== 'object' || value === null || value instanceof Node) return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

/** Begins to note what the console and error reports are told. */
export const watchLeaks = (): void => {
  isWatching = true
  for (const name of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    const { [name]: native } = console
    console[name] = (...args: unknown[]) => {
      sights.push(['the console', args.map(textOf).join(' ')])
      native.apply(console, args)
    }
  }
  globalThis.addEventListener('bunko:error', ({ detail }: CustomEventInit) => sights.push(['a report', textOf(detail)]))
}

/** Where a secret was seen since the last story; the secrets themselves are not repeated. */
export const leaksSeen = (): string[] => {
  if (isWatching) sights.push(['the title', document.title])
  const found = sights.flatMap(([where, text]) =>
    [...secrets]
      .filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      .map(() => where),
  )
  sights.length = 0
  secrets.clear()
  return [...new Set(found)]
}

/** @throws Error where a secret was seen since the last story */
export const refuseLeaks = (): void => {
  const leaks = leaksSeen()
  if (leaks.length) throw new Error(`A token, password, code or e-mail address was seen in ${leaks.join(', ')}`)
}
