import { once } from 'node:events'
import { connect } from 'node:net'

/** One answer as bytes: how many there are in all, and the body. */
export interface Sample {
  readonly size: number
  readonly body: string
}

/** Asks once, to learn how long an answer is. */
export const sample = async (port: number, request: string): Promise<Sample> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  const chunks: Buffer[] = []
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    chunks.push(chunk)
    const all = Buffer.concat(chunks)
    const head = all.indexOf('\r\n\r\n') + 4
    const length = Number(/^content-length: (\d+)/im.exec(all.subarray(0, head).toString('latin1'))?.[1])
    if (head < 4 || all.length < head + length) continue
    socket.destroy()
    return { size: head + length, body: all.subarray(head).toString() }
  }
}

export interface Load {
  /** Answers per second. */
  readonly rate: number
  readonly answered: number
}

/** Answers per second over connections that are kept, one request at a time on each; every answer has `size` bytes. */
export const load = async (
  port: number,
  request: string,
  { size, connections = 16, ms }: { size: number; connections?: number; ms: number },
): Promise<Load> => {
  const bytes = Buffer.from(request)
  let answered = 0
  let over = false
  const one = async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let got = 0
    socket.on('data', (chunk: Buffer) => {
      got += chunk.length
      if (got < size) return
      got -= size
      answered++
      if (over) socket.destroy()
      else socket.write(bytes)
    })
    await once(socket, 'connect')
    socket.write(bytes)
    return socket
  }
  const sockets = await Promise.all(Array.from({ length: connections }, one))
  const started = performance.now()
  const before = answered
  await new Promise((done) => void setTimeout(done, ms))
  const count = answered - before
  const rate = (count / (performance.now() - started)) * 1000
  over = true
  for (const socket of sockets) socket.destroy()
  return { rate, answered: count }
}

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
