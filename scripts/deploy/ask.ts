import { request, type IncomingHttpHeaders } from 'node:http'
import { HEADERS } from './policy.ts'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks exactly what is given: no header is added and nothing is decompressed. */
export const ask = (
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    // Who sends on after a refusal may find the connection closed before reading it: such a body waits to be asked for.
    if (headers['expect'] === undefined) asked.end(body)
    else asked.once('continue', () => asked.end(body)).flushHeaders()
  })

/** Of an answer's headers those that belong to everything. */
export const sentWith = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.keys(HEADERS).map((name) => [name, headers[name.toLowerCase()]]))
