import type { Xhr } from '../upload.ts'
import type { Answering } from './every-call.ts'
import type { Endpoint } from '../../contract/endpoint.ts'

// For tests only: an XMLHttpRequest in front of a server of the test's own.

interface Uploaded {
  method: string
  url: string
  headers: Headers
  body: FormData
  aborted: boolean
}
type Event = Parameters<Xhr['addEventListener']>[0]
type ProgressListener = Parameters<Xhr['upload']['addEventListener']>[1]

/**
 * Answers as `answer` does. A redirect is followed, as a browser would: the last address answers with `landing`.
 * `deaf` ones do nothing when aborted.
 */
export const fakeXhr = (answer: Answering, e: Endpoint, { landing = '{"id":1}', deaf = false } = {}) => {
  const sent: Uploaded[] = []
  const make = (): Xhr => {
    const listeners: Partial<Record<Event, () => void>> = {}
    const progress: ProgressListener[] = []
    const leaving = new AbortController()
    const request = { method: '', url: '', headers: new Headers(), body: new FormData(), aborted: false }
    const answered = { status: 0, text: '', url: '', headers: new Headers() }
    let over = false
    const tell = (event: Event) => {
      if (over) return
      over = true
      listeners[event]?.()
    }
    const play = async () => {
      for (const [loaded, lengthComputable] of [
        [0, false],
        [50, true],
        [100, true],
      ] as const)
        for (const listen of progress) listen({ lengthComputable, loaded, total: lengthComputable ? 100 : 0 })
      const init = { method: request.method, headers: request.headers, body: request.body, signal: leaving.signal }
      const response = await answer(e, { url: request.url, init })
      const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
      const text = await response.text()
      Object.assign(answered, {
        status: to === null ? response.status : 200,
        text: to === null ? text : landing,
        url: new URL(to ?? request.url, 'http://localhost/').href,
        headers: response.headers,
      })
    }
    return {
      get status() {
        return answered.status
      },
      get responseText() {
        return answered.text
      },
      get responseURL() {
        return answered.url
      },
      upload: { addEventListener: (_, listen) => void progress.push(listen) },
      addEventListener(type, listener) {
        listeners[type] = listener
      },
      open: (method, url) => void Object.assign(request, { method, url }),
      setRequestHeader: (name, value) => request.headers.set(name, value),
      getResponseHeader: (name) => answered.headers.get(name),
      send(body) {
        request.body = body
        sent.push(request)
        play().then(
          () => tell('load'),
          (error: unknown) =>
            tell(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'error'),
        )
      },
      abort() {
        request.aborted = true
        if (deaf) return
        leaving.abort()
        tell('abort')
      },
    }
  }
  return { make, sent }
}
