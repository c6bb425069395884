import type { IncomingMessage } from 'node:http'
import type { MockBody } from '../wire/message.ts'
import { tooLarge } from '../wire/refusal.ts'

export const JSON_LIMIT = 1_048_576
/** Above section 9's 5 MB, so that a server's own text about them can be seen. */
export const UPLOAD_LIMIT = 6_291_456

/** @throws Refusal 413 as soon as the limit is passed; the rest is not kept */
const read = async (request: IncomingMessage, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** The body of a node:http request, read only when a call wants it. */
export const bodyOf = (request: IncomingMessage): MockBody | undefined => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type } = request.headers
  if (encoding === undefined && (length === undefined || length === '0')) return undefined
  return {
    text: async () => new TextDecoder().decode(await read(request, JSON_LIMIT)),
    form: async () => {
      const bytes = await read(request, UPLOAD_LIMIT)
      return new Response(bytes, { headers: { 'content-type': type ?? '' } }).formData()
    },
  }
}
