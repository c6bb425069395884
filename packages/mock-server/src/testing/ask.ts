import type { Endpoint } from '@bunko/api-client'
import { BASE } from '../respond.ts'
import type { MockServer, Who } from '../server-types.ts'
import { textBody, type MockAnswer } from '../wire/message.ts'

/** A viewer of a test: anonymous, or whoever `signIn` takes. */
export type Asker = Who | 'anonymous'

export interface Asked {
  as?: Asker
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  signal?: AbortSignal
}
export interface Told {
  status: number
  headers: Readonly<Record<string, string>>
  /** Parsed JSON; the text where it is none; undefined for an empty body. */
  body: unknown
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const bodyOf = ({ headers, body }: MockAnswer): unknown => {
  if (body === null) return undefined
  if (typeof body === 'string') return parsed(body)
  return headers['content-type'] === 'application/json' ? parsed(new TextDecoder().decode(body)) : body
}

/** Asks the server itself, past every adapter: `ask(server, 'GET', '/manga/1/')`. A broken connection is status 0. */
export const ask = async (server: MockServer, method: string, path: string, asked: Asked = {}): Promise<Told> => {
  const { as = 'anonymous', body, form, headers, signal } = asked
  const bearer = as === 'anonymous' ? {} : { authorization: `Bearer ${server.signIn(as).accessToken}` }
  const type = form
    ? { 'content-type': 'multipart/form-data; boundary=x' }
    : body === undefined
      ? {}
      : { 'content-type': 'application/json' }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const reply = await server.respond({
    method,
    url: path.startsWith('/media/') || path.startsWith('http') ? path : `http://mock.example${BASE}${path}`,
    headers: { ...type, ...bearer, ...headers },
    body: form
      ? { text: () => Promise.resolve(''), form: () => Promise.resolve(form) }
      : body === undefined
        ? undefined
        : textBody(text),
    ...(signal && { signal }),
  })
  if (reply.kind === 'network') return { status: 0, headers: {}, body: undefined }
  return {
    status: reply.status,
    headers: reply.headers,
    body: bodyOf(reply),
  }
}

/** The same by a call of the contract, ids filled in. */
export const askCall = (server: MockServer, call: Endpoint, params: Record<string, string | number>, asked?: Asked) =>
  ask(
    server,
    call.method,
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1)),
    asked,
  )
