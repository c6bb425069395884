import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { control } from '../control/plane.ts'
import type { MockServer } from '../server.ts'
import { jsonAnswer, type MockAnswer, type MockReply } from '../wire/message.ts'
import { bodyOf } from './http-body.ts'
import { serveFile } from './http-files.ts'

export interface HttpOptions {
  /** A folder of files for everything that is not the mock's; unknown addresses get its index.html. */
  static?: string
  /** Called with one line per request. */
  log?: (line: string) => void
}
export interface HttpServer {
  readonly server: Server
  /** Listens; resolves with the port. 0 takes a free one. @throws when the port is taken */
  listen(port: number, host?: string): Promise<number>
  /** Stops listening and ends what is under way. */
  close(): Promise<void>
}

const write = (response: ServerResponse, { status, headers, body }: MockAnswer, withBody: boolean) => {
  const bytes = body === null ? Buffer.alloc(0) : typeof body === 'string' ? Buffer.from(body) : Buffer.from(body)
  response.writeHead(status, { ...headers, ...(status !== 204 && { 'content-length': bytes.length }) })
  response.end(withBody && status !== 204 ? bytes : undefined)
}

/** A node:http listener over the same table of handlers as every other adapter. */
export const httpServer = (mock: MockServer, options: HttpOptions = {}): HttpServer => {
  const answer = async (request: IncomingMessage, signal: AbortSignal): Promise<MockReply> => {
    const method = request.method ?? 'GET'
    const message = {
      method: method === 'HEAD' ? 'GET' : method,
      url: `http://${request.headers.host ?? 'mock'}${request.url ?? '/'}`,
      headers: request.headers as Record<string, string | undefined>,
      body: bodyOf(request),
      signal,
    }
    if (!URL.canParse(message.url)) return jsonAnswer(400, { detail: 'Bad request.' })
    return (await control(mock, message)) ?? mock.respond(message)
  }

  const onRequest = async (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now()
    const gone = new AbortController()
    response.on('close', () => gone.abort())
    // A client that vanishes in mid-body is no fault of ours.
    request.on('error', () => gone.abort())
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    let reply: MockReply
    try {
      reply = await answer(request, gone.signal)
    } catch (error) {
      options.log?.(`! ${String(error)}`)
      reply = jsonAnswer(500, { detail: 'The mock itself failed.', mock_error: String(error) })
    }
    const status = reply.kind === 'network' ? 0 : reply.status
    if (gone.signal.aborted) response.destroy()
    else if (reply.kind === 'network') request.socket.destroy()
    else if (reply.kind === 'unknown' && options.static !== undefined && isRead && !isApi(request.url))
      await serveFile(options.static, request.url ?? '/', response, request.method === 'HEAD')
    else write(response, reply, request.method !== 'HEAD')
    if (!request.complete) request.resume()
    options.log?.(
      `${request.method} ${request.url} ${status || 'broken'} ${(performance.now() - started).toFixed(1)} ms`,
    )
  }

  const server = createServer((request, response) => void onRequest(request, response))
  server.on('clientError', (_, socket) => socket.destroy())
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
