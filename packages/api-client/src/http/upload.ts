import type { UploadAnswer, UploadTransport } from './send.ts'
import { waitOf } from './server-text.ts'

interface Progress {
  readonly lengthComputable: boolean
  readonly loaded: number
  readonly total: number
}
/** What an upload needs of an XMLHttpRequest. */
export interface Xhr {
  readonly status: number
  readonly responseText: string
  readonly responseURL: string
  readonly upload: { addEventListener(type: 'progress', listener: (event: Progress) => void): void }
  addEventListener(type: 'load' | 'error' | 'timeout' | 'abort', listener: () => void): void
  open(method: string, url: string): void
  setRequestHeader(name: string, value: string): void
  getResponseHeader(name: string): string | null
  send(body: FormData): void
  abort(): void
}

const here = () => (globalThis as { location?: { href: string } }).location?.href
const whole = (url: string) => new URL(url, here() ?? 'http://localhost/').href.replace(/#.*/, '')

/**
 * Sends multipart calls by an XMLHttpRequest, the one way for a browser to tell how far an upload is. It follows
 * redirects by itself; the address of the answer tells (R2). Limit, abort and 401 are the caller's, as with `fetch`.
 */
export const xhrUpload =
  (make: () => Xhr): UploadTransport =>
  ({ url, method, headers, body, signal, onProgress }) =>
    new Promise<UploadAnswer>((resolve, reject) => {
      signal.throwIfAborted()
      const xhr = make()
      const leave = () => xhr.abort()
      const end = (settle: () => void) => () => {
        signal.removeEventListener('abort', leave)
        settle()
      }
      xhr.addEventListener(
        'load',
        end(() =>
          resolve({
            status: xhr.status,
            text: xhr.responseText,
            retryAfter: waitOf({ get: (name) => xhr.getResponseHeader(name) }),
            redirected: xhr.responseURL !== '' && whole(xhr.responseURL) !== whole(url),
          }),
        ),
      )
      // A connection that timed out by itself is told as 'timeout', although no limit was set here.
      for (const failed of ['error', 'timeout'] as const)
        xhr.addEventListener(
          failed,
          end(() => reject(new TypeError('Failed to upload'))),
        )
      xhr.addEventListener(
        'abort',
        end(() => reject(signal.reason)),
      )
      if (onProgress)
        xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
          if (lengthComputable && total > 0 && !signal.aborted) onProgress(Math.min(1, loaded / total))
        })
      xhr.open(method, url)
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      signal.addEventListener('abort', leave, { once: true })
      xhr.send(body)
    })
