import { createServer } from 'node:http'

/** By address, the bytes a floor sends. */
export type Bodies = Record<string, string>

/** A bare node:http server: looks nothing up but the address, sends bytes it has at hand. Resolves with the port. */
export const serveFloor = (bodies: Bodies): Promise<number> => {
  const ready = new Map(Object.entries(bodies).map(([address, text]) => [address, Buffer.from(text)]))
  const server = createServer((request, response) => {
    const body = ready.get(request.url ?? '')
    if (!body) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
