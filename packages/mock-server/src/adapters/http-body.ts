import type { IncomingMessage } from 'node:http'
import type { MockBody } from '../wire/message.ts'
import { badForm, detail, tooLarge } from '../wire/refusal.ts'

export const JSON_LIMIT = 1_048_576
/** Above section 9's 5 MB, so that a server's own text about them can be seen. */
export const UPLOAD_LIMIT = 6_291_456
/** For a saved state on its way back. */
const SNAPSHOT_LIMIT = 268_435_456
/** What is still listened to, and thrown away, after an answer: a client that is cut off in mid-sentence hears nothing. */
const DRAIN_LIMIT = 67_108_864

/** @throws Refusal 413 as soon as the limit is passed, 400 where the client left; the rest is not kept */
const read = (request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) return reject(tooLarge())
    const chunks: Buffer[] = []
    let size = 0
    const over = () => {
      request.off('data', onData).off('end', onEnd).off('close', onClose)
    }
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size <= limit) return
      over()
      chunks.length = 0
      reject(tooLarge())
    }
    const onEnd = () => {
      over()
      resolve(Buffer.concat(chunks, size))
    }
    const onClose = () => {
      over()
      reject(detail(400, 'The request body broke off.'))
    }
    if (request.destroyed) return onClose()
    request.on('data', onData).on('end', onEnd).on('close', onClose)
  })

// A byte order mark stays, for the parser to refuse.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const decoded = (bytes: Buffer): string => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw detail(400, "JSON parse error - 'utf-8' codec can't decode the body")
  }
}

/** The body of a node:http request, read only when a call wants it. */
export const bodyOf = (request: IncomingMessage): MockBody | undefined => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return undefined
  const limit = request.url?.startsWith('/__mock__/') ? SNAPSHOT_LIMIT : JSON_LIMIT
  return {
    text: async () => decoded(await read(request, limit)),
    form: async () => {
      const bytes = await read(request, UPLOAD_LIMIT)
      try {
        return await new Response(bytes, { headers: { 'content-type': type ?? '' } }).formData()
      } catch {
        throw badForm()
      }
    },
  }
}

/** Hears a client out that is already answered, so that it reads its answer; up to a limit. */
export const drain = (request: IncomingMessage): void => {
  let left = DRAIN_LIMIT
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.socket.destroy()
  })
  request.resume()
}
