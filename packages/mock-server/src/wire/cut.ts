import type { MockAnswer } from './message.ts'

/** A body that was cut: how long it says it is, and the half of it that arrives. */
export const halfOf = (body: string | Uint8Array<ArrayBuffer>) => {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return { length: bytes.length, half: bytes.subarray(0, bytes.length >> 1) }
}

/** The same as a Response, whose body breaks off while it is read. */
export const cutResponse = ({ status, headers, body }: MockAnswer): Response => {
  const { length, half } = halfOf(body ?? '')
  const steps = [
    (stream: ReadableStreamDefaultController) => stream.enqueue(half),
    (stream: ReadableStreamDefaultController) => stream.error(new TypeError('The connection broke')),
  ]
  // Asked for one step at a time: an error at once would take away what is still unread.
  const broken = new ReadableStream({ pull: (stream) => steps.shift()?.(stream) }, { highWaterMark: 0 })
  return new Response(broken, { status, headers: { ...headers, 'content-length': String(length) } })
}
