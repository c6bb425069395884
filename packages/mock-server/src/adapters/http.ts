import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type Server,
  type ServerResponse,
} from 'node:http'
import { control } from '../control/plane.ts'
import type { MockServer } from '../server-types.ts'
import { halfOf } from '../wire/cut.ts'
import { jsonAnswer, type MockAnswer, type MockBody, type MockReply, type MockRequest } from '../wire/message.ts'
import { bodyOf, drain } from './http-body.ts'
import { serveFile } from './http-files.ts'

export interface HttpOptions {
  /** A folder of files for everything that is not the mock's; unknown addresses get its index.html. */
  static?: string
  /**
   * Headers for what `static` answers, by the path that was asked for, such as a Content-Security-Policy for '/login'.
   * What the mock itself answers gets none of them.
   */
  headers?: (path: string) => Readonly<Record<string, string>>
  /** Called with one line per request. */
  log?: (line: string) => void
  /** Called after every request that may have changed something. */
  onWrite?: () => void
}
export interface HttpServer {
  readonly server: Server
  /** Listens; resolves with the port. 0 takes a free one. @throws when the port is taken */
  listen(port: number, host?: string): Promise<number>
  /** Stops listening and ends what is under way. */
  close(): Promise<void>
}

const JOINED_MAX = 65_536
/** One record is no longer than this. Lists are: their bytes are put together for each answer and never sent again. */
const KEPT_MAX = 8_192
const texts = new WeakMap<Uint8Array, string>()
/** Bytes as the text that node joins with the head; kept with bytes that are sent again and again. */
const textOf = (bytes: Uint8Array): string => {
  const known = bytes.length > KEPT_MAX ? undefined : texts.get(bytes)
  if (known !== undefined) return known
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (bytes.length <= KEPT_MAX) texts.set(bytes, text)
  return text
}

const write = (response: ServerResponse, { status, headers, body }: MockAnswer, withBody: boolean) => {
  if (status === 204) return void response.writeHead(status, { ...headers }).end()
  const length = typeof body === 'string' ? Buffer.byteLength(body) : (body?.length ?? 0)
  // As a flat list: node takes it as it is, twice the same name too.
  const fields: (string | number)[] = []
  for (const name in headers) if (name !== 'content-length') fields.push(name, headers[name] ?? '')
  fields.push('content-length', length)
  response.writeHead(status, fields as OutgoingHttpHeader[])
  if (!withBody || body === null) return void response.end()
  if (typeof body === 'string' || body.length > JOINED_MAX) return void response.end(body)
  // node joins a text with the head into one piece; bytes would go out as a second one, which costs a third of the time.
  response.end(textOf(body), 'latin1')
}
/** Aborted when the client has left before its answer. */
const leaving = (request: IncomingMessage, response: ServerResponse): AbortSignal => {
  const gone = new AbortController()
  const leave = () => {
    if (!response.writableFinished) gone.abort()
  }
  if (response.destroyed || request.destroyed) leave()
  response.on('close', leave)
  return gone.signal
}
/** A class, because an object with a getter of its own costs more than the call behind it. */
class Message implements MockRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, string | undefined>
  readonly body: MockBody | undefined
  readonly #request: IncomingMessage
  readonly #response: ServerResponse
  constructor(request: IncomingMessage, response: ServerResponse, url: string, body: MockBody | undefined) {
    const { method = 'GET', headers } = request
    this.method = method === 'HEAD' ? 'GET' : method
    this.url = url
    this.headers = headers as Record<string, string | undefined>
    this.body = body
    this.#request = request
    this.#response = response
  }
  /** Made when somebody waits: most calls are answered before a client can leave. */
  get signal(): AbortSignal {
    return leaving(this.#request, this.#response)
  }
}
/** Announces the whole, sends half of it and breaks the connection. */
const cutOff = (response: ServerResponse, { status, headers, body }: MockAnswer) => {
  const { length, half } = halfOf(body ?? '')
  response.writeHead(status, { ...headers, 'content-length': length })
  response.write(half, () => response.destroy())
}

/** A node:http listener over the same table of handlers as every other adapter. */
export const httpServer = (mock: MockServer, options: HttpOptions = {}): HttpServer => {
  // A client names the same host again and again: looked at once.
  let lastHost = ''
  const answer = (request: IncomingMessage, response: ServerResponse): Promise<MockReply> | MockReply => {
    const { url: path = '/' } = request
    const { host = 'mock' } = request.headers
    if (host !== lastHost && !URL.canParse(`http://${host}/`)) return jsonAnswer(400, { detail: 'Bad request.' })
    lastHost = host
    const isApiCall = path.startsWith('/api/')
    const body = bodyOf(request)
    // A client that vanishes in mid-body is no fault of ours; without a body nobody listens, and node keeps silent.
    if (body) request.on('error', () => {})
    // `respond` takes the host from the headers, where it needs one.
    const message = new Message(request, response, isApiCall ? path : `http://${host}${path}`, body)
    return isApiCall ? mock.answer(message) : steered(message)
  }
  const steered = async (message: MockRequest) => (await control(mock, message)) ?? mock.respond(message)

  const send = (request: IncomingMessage, response: ServerResponse, reply: MockReply) => {
    const isHead = request.method === 'HEAD'
    const isRead = isHead || request.method === 'GET'
    if (response.destroyed) return undefined
    if (reply.kind === 'network') return void request.socket.destroy()
    if (reply.kind === 'unknown' && options.static !== undefined && isRead && !isApi(request.url)) {
      const { url = '/' } = request
      response.setHeaders(new Map(Object.entries(options.headers?.(url.split('?')[0] ?? '/') ?? {})))
      return serveFile(options.static, url, response, isHead)
    }
    if (reply.kind === 'cut') return cutOff(response, reply)
    return write(response, reply, !isHead)
  }

  const broken = (error: unknown): MockReply => {
    options.log?.(`! ${String(error)}`)
    return jsonAnswer(500, { detail: 'The mock itself failed.', mock_error: String(error) })
  }
  const finish = (request: IncomingMessage, reply: MockReply, started: number) => {
    if (request.method !== 'GET') {
      if (!request.complete) drain(request)
      options.onWrite?.()
    }
    if (!options.log) return
    const status = reply.kind === 'network' ? 'broken' : reply.status
    options.log(`${request.method} ${request.url} ${status} ${(performance.now() - started).toFixed(1)} ms`)
  }
  /** In one go where nothing is waited for: a promise for each request costs a fifth of the whole. */
  const reply = (request: IncomingMessage, response: ServerResponse, given: MockReply, started: number) => {
    const failed = (error: unknown) => {
      // Headers that HTTP forbids, as a fault may have them.
      options.log?.(`! ${String(error)}`)
      response.destroy()
    }
    try {
      const sending = send(request, response, given)
      if (sending) return void sending.catch(failed).then(() => finish(request, given, started))
    } catch (error) {
      failed(error)
    }
    finish(request, given, started)
  }
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const started = options.log ? performance.now() : 0
    try {
      const given = answer(request, response)
      if (given instanceof Promise) void given.catch(broken).then((one) => reply(request, response, one, started))
      else reply(request, response, given, started)
    } catch (error) {
      reply(request, response, broken(error), started)
    }
  }

  const server = createServer(onRequest)
  // Longer than clients and proxies keep a connection: who closes first must not be in doubt.
  server.keepAliveTimeout = 75_000
  server.on('clientError', (_, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    else socket.destroy()
  })
  return {
    server,
    listen: (port, host = '127.0.0.1') =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          const address = server.address()
          resolve(typeof address === 'object' && address ? address.port : port)
        })
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const isApi = (url = '/') => url.startsWith('/api/') || url.startsWith('/media/') || url.startsWith('/__mock__/')
