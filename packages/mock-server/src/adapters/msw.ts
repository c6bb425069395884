import { http, HttpResponse, type HttpHandler } from 'msw'
import { control, PLANE } from '../control/plane.ts'
import { BASE } from '../respond.ts'
import type { MockServer } from '../server-types.ts'
import { cutResponse } from '../wire/cut.ts'
import type { MockReply } from '../wire/message.ts'
import { badForm } from '../wire/refusal.ts'

const FORBIDS_BODY = new Set([204, 205, 304])

/** WebKit hands no stream to the worker that answers. */
const handsStreams = () => {
  const stream = new ReadableStream({ start: (body) => body.close() })
  try {
    structuredClone(stream, { transfer: [stream] })
    return true
  } catch {
    return false
  }
}

const formOf = (request: Request): Promise<FormData> =>
  request.formData().catch(() => {
    throw badForm()
  })

const toResponse = (reply: MockReply): Response | undefined => {
  if (reply.kind === 'network') return HttpResponse.error()
  // Left unanswered, so that a request nobody foresaw shows up instead of looking like a missing record.
  if (reply.kind === 'unknown') return undefined
  // Where nothing can be cut in its middle it breaks before its beginning: what was asked for is done all the same.
  if (reply.kind === 'cut') return handsStreams() ? cutResponse(reply) : HttpResponse.error()
  const { status, headers, body } = reply
  return new HttpResponse(FORBIDS_BODY.has(status) ? null : body, { status, headers })
}

/** msw handlers for a browser's worker or for node: for the API, for pictures, for the control plane. */
export const mswHandlers = (server: MockServer): HttpHandler[] =>
  [`*${BASE}/*`, '*/media/*', `*${PLANE}/*`].map((pattern) =>
    http.all(pattern, async ({ request }) => {
      const { method, url, headers, signal } = request
      const hasBody = method !== 'GET' && method !== 'HEAD' && request.body !== null
      const message = {
        method,
        url,
        headers: Object.fromEntries(headers),
        signal,
        body: hasBody ? { text: () => request.text(), form: () => formOf(request) } : undefined,
      }
      return toResponse((await control(server, message)) ?? (await server.respond(message)))
    }),
  )
