import type { BrowserContext, Frame, Page, Request } from '@playwright/test'

/** What nobody but the server may get to see. */
type Kind = 'a token' | 'a password' | 'an e-mail address' | 'the code of a letter'
/** Where something was seen, and what. */
type Sight = readonly [where: string, text: string]

/** Shorter ones are words as well: they count only as a whole value. */
const WORD_LENGTH = 8
const KEPT = ['auth-storage']

const plain = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}
const holds = (forms: readonly string[], secret: string) => {
  if (secret.length >= WORD_LENGTH) return forms.some((form) => form.includes(secret))
  const value = new RegExp(`[=:"']${secret.replaceAll(/[^\w]/g, String.raw`\$&`)}(["'&#]|$)`)
  return forms.some((form) => value.test(form))
}
const record = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Everything that a script, an extension or a log beside the app could read, and what is left behind on this machine. */
const leftBehind = async (page: Page): Promise<Sight[]> => {
  const found = await page
    .evaluate<{ [where: string]: string }>(
      `({
        title: document.title,
        'an address': location.href,
        history: JSON.stringify(history.state),
        'the session storage': JSON.stringify({ ...sessionStorage }),
        'the local storage': JSON.stringify(
          Object.fromEntries(Object.entries(localStorage).filter(([key]) => !${JSON.stringify(KEPT)}.includes(key))),
        ),
      })`,
    )
    .catch(() => ({}))
  return Object.entries(found)
}
/** Tells at once what a document that is left takes with it. */
const TELL_AT_ONCE = `
  globalThis.__errorReports = []
  const tell = (where, text) => void globalThis.__seen(where, String(text))
  addEventListener('bunko:error', ({ detail }) => {
    __errorReports.push(detail)
    tell('an error report', JSON.stringify(detail))
  })
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name]
    history[name] = (state, ...where) => {
      tell('history', JSON.stringify(state))
      return own.call(history, state, ...where)
    }
  }
  const keep = Storage.prototype.setItem
  Storage.prototype.setItem = function (key, value) {
    if (this === sessionStorage) tell('the session storage', value)
    else if (!${JSON.stringify(KEPT)}.includes(key)) tell('the local storage', value)
    return keep.call(this, key, value)
  }
  let title = ''
  new MutationObserver(() => {
    if (title !== document.title) tell('title', (title = document.title))
  }).observe(document, { subtree: true, childList: true, characterData: true })
`
const LEFT_ON_PURPOSE: Readonly<Record<string, readonly Kind[]>> = {
  // Section 3 stores the user beside it; drafts belong to somebody, and a letter's address waits for its code.
  'the local storage': ['an e-mail address'],
  'the session storage': ['an e-mail address'],
  history: ['an e-mail address'],
  'the link of a letter': ['the code of a letter'],
}

/**
 * Watches every page of a context: collects the tokens, passwords and e-mail addresses that the app sends or gets, and
 * tells where one of them was seen that has no business there. `known` are secrets that go over no wire of the context.
 */
export const watchLeaks = async (context: BrowserContext, known: readonly (readonly [string, Kind])[] = []) => {
  const secrets = new Map<string, Kind>(known)
  const sights: Sight[] = []
  const pending: Promise<unknown>[] = []
  const foreign: string[] = []
  /** What is opened, until it is there: the app can take a letter's code out of its address only then. */
  const arrivals = new Set<string>()

  const learn = (body: Record<string, unknown>) => {
    for (const [key, value] of Object.entries(body)) {
      if (typeof value === 'object' && value !== null) learn(value as Record<string, unknown>)
      if (typeof value !== 'string' || value === '') continue
      if (/password/i.test(key)) secrets.set(value, 'a password')
      else if (/^(access|refresh)(Token)?$/.test(key)) secrets.set(value, 'a token')
      else if (key === 'token') secrets.set(value, 'the code of a letter')
      else if (/^(login|(new)?email)$/i.test(key)) secrets.set(value, 'an e-mail address')
    }
  }
  const onRequest = (request: Request) => {
    const { authorization, referer } = request.headers()
    const url = request.url()
    if (request.isNavigationRequest()) arrivals.add(url)
    sights.push([request.isNavigationRequest() ? 'the link of a letter' : 'a request', url])
    if (referer) sights.push(['a referrer', referer])
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1]
    if (token) secrets.set(token, 'a token')
    const { origin } = new URL(url)
    // A frame that loads its first document has no address yet, and no script that could send a token.
    const from = request.serviceWorker() ? url : request.frame().url()
    const own = URL.canParse(from) ? new URL(from).origin : 'null'
    if (token && own !== 'null' && origin !== own) foreign.push(`a token was sent to ${origin}`)
    if (url.includes('/auth/')) learn(record(request.postData()))
  }
  const learnAnswer = async (request: Request) => {
    const answer = await request.response()
    learn(record((await answer?.text()) ?? null))
  }
  context.on('request', onRequest)
  context.on('requestfinished', (request) => {
    if (/\/auth\/(login|refresh)\//.test(request.url())) pending.push(learnAnswer(request).catch(() => {}))
  })
  context.on('console', (message) => sights.push(['the console', message.text()]))
  context.on('weberror', (error) => sights.push(['an error', `${error.error().message} ${error.error().stack}`]))
  const shown = new WeakMap<Frame, string>()
  const onNavigated = (frame: Frame) => {
    const url = frame.url()
    // The router writes its state beside the address that it finds.
    if (shown.get(frame) === url) return
    shown.set(frame, url)
    sights.push([arrivals.delete(url) ? 'the link of a letter' : 'an address', url])
  }
  const follow = (page: Page) => page.on('framenavigated', onNavigated)
  context.on('page', follow)
  for (const page of context.pages()) follow(page)
  await context.exposeBinding('__seen', (_, where: string, text: string) => sights.push([where, text]))
  await context.addInitScript(TELL_AT_ONCE)
  return {
    /** How many secrets are known by now: without one nothing could be found. */
    known: () => secrets.size,
    /** One line for each that was seen where it should not be. The secrets themselves are not repeated. */
    async leaks(): Promise<string[]> {
      await Promise.all(pending)
      const left = await Promise.all(context.pages().map(leftBehind))
      left.push([['cookies', JSON.stringify(await context.cookies())]])
      const found = new Set(foreign)
      // A walk sees the same many times, and some of it is long.
      const seen = new Map([...sights, ...left.flat()].map((sight) => [sight.join(' '), sight]))
      for (const [where, text] of seen.values()) {
        const forms = [text, plain(text)]
        for (const [secret, kind] of secrets) {
          if (LEFT_ON_PURPOSE[where]?.includes(kind)) continue
          if (holds(forms, secret))
            found.add(`${kind} in ${where}: ${plain(text).replaceAll(secret, '…').slice(0, 300)}`)
        }
      }
      return [...found]
    },
  }
}
