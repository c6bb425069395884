import { ask, PATIENCE, type Asked, type Transport } from './ask.ts'
import { failure, type Finding } from './types.ts'

type Answered = Extract<Asked, { kind: 'answer' }>

const isRedirect = (asked: Asked): asked is Answered & { location: string } =>
  asked.kind === 'answer' && asked.status >= 300 && asked.status < 400 && asked.location !== null
const isDone = (asked: Asked): boolean => asked.kind === 'answer' && asked.status >= 200 && asked.status < 300

const otherSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
const slashWords = (path: string) => (path.endsWith('/') ? 'with the final slash' : 'without the final slash')

/** Below the base path where it is below it, else whole. */
const shown = (api: string, address: URL): string => {
  const base = new URL(api)
  if (address.origin !== base.origin) return `${address.origin}${address.pathname}`
  return address.pathname.startsWith(`${base.pathname}/`)
    ? address.pathname.slice(base.pathname.length)
    : address.pathname
}

export interface Reached {
  asked: Asked
  findings: Finding[]
  /** Whether the client, which follows redirects of reads, gets this answer too. */
  isReachable: boolean
}

const followed = async (transport: Transport, first: Answered & { location: string }, waitMs: number) => {
  if (!URL.canParse(first.location, first.address))
    return { asked: first, findings: [failure('redirects to no address')], isReachable: false }
  const [from, to] = [new URL(first.address), new URL(first.location, first.address)]
  const isSlash = to.origin === from.origin && to.pathname === otherSlash(from.pathname)
  const target = `${shown(transport.api, to)}${isSlash ? `, ${slashWords(to.pathname)}` : ''}`
  // A token is for the host it came from.
  if (to.origin !== from.origin)
    return { asked: first, findings: [failure(`redirects to ${target}: not followed`)], isReachable: false }
  const second = await ask(transport, to.href, { waitMs })
  const again = isRedirect(second) ? ', which redirects again: not followed' : ''
  return { asked: second, findings: [failure(`redirects to ${target}${again}`)], isReachable: again === '' }
}

/** Asks an address; where it redirects or is not there, the place where the same answer is. */
export const reach = async (transport: Transport, address: string, limitMs: number): Promise<Reached> => {
  const waitMs = limitMs * PATIENCE
  const first = await ask(transport, address, { waitMs })
  if (isRedirect(first)) return followed(transport, first, waitMs)
  if (first.kind !== 'answer' || first.status !== 404) return { asked: first, findings: [], isReachable: true }
  const other = new URL(address)
  other.pathname = otherSlash(other.pathname)
  const second = await ask(transport, other.href, { waitMs })
  if (!isDone(second)) return { asked: first, findings: [], isReachable: true }
  const text = `answers at ${shown(transport.api, other)} only, ${slashWords(other.pathname)}`
  return { asked: second, findings: [failure(text)], isReachable: false }
}
