import { createServer } from 'node:net'
import { Problem } from './problem.ts'

const SPAN = 50
/** Fetch's bad ports from 1,024 on: browsers and Node refuse to ask them, whoever listens there. */
const REFUSED: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
// A server on any of these would either refuse ours or answer a browser in its place.
const HOSTS = ['127.0.0.1', '::1', '0.0.0.0'] as const

const canListen = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether nothing on this machine listens on the port. */
export const isFree = async (port: number) => {
  for (const host of HOSTS) if (!(await canListen(port, host))) return false
  return true
}

export interface PortWish {
  name: string
  /** Where the search begins. */
  usual: number
  /** The option by which a port can be asked for, and what was asked: that port or none. */
  option?: string
  asked?: number | undefined
}

/**
 * One free port per wish, all different. A usual port that is taken gives way to the next free one.
 * Throws a Problem when a port that was asked for is taken, or none of the next 50 is free.
 */
export const choosePorts = async (wishes: readonly PortWish[], free: typeof isFree = isFree) => {
  const chosen = new Map<string, number>()
  const reserved = new Set<number>()
  const reserve = (name: string, port: number) => {
    chosen.set(name, port)
    reserved.add(port)
  }
  for (const { name, option, asked } of wishes) {
    if (asked === undefined) continue
    if (REFUSED.has(asked))
      throw new Problem(`No browser asks port ${asked} (${option}): ask for another, or for none.`)
    if (!(await free(asked))) throw new Problem(`Port ${asked} (${option}) is taken: ask for another, or for none.`)
    reserve(name, asked)
  }
  for (const { name, usual, asked } of wishes) {
    if (asked !== undefined) continue
    let port = usual
    while (port < usual + SPAN && (REFUSED.has(port) || reserved.has(port) || !(await free(port)))) port++
    if (port === usual + SPAN) throw new Problem(`No free port from ${usual} to ${port - 1} for the ${name}.`)
    reserve(name, port)
  }
  return chosen
}
