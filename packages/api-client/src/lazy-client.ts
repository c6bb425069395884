import type { Contract } from './contract/all.ts'
import type { Endpoint } from './contract/endpoint.ts'
import { search, seasons, titles } from './contract/titles.ts'
import { NetworkError } from './http/api-error.ts'
import { callsOf, createCall, type CallOptions, type Calls, type Client, type ClientOptions } from './http/call.ts'
import { CODE_TIMEOUT_MS, inTime } from './http/in-time.ts'
import type { Parts } from './http/send.ts'

const FIRST = { titles, search, seasons }

/** The way to every resource that a visitor's first screens do not ask. */
export type LateResources = { [R in Exclude<keyof Contract, keyof typeof FIRST>]: () => Promise<Contract[R]> }

/**
 * The same client; what it knows of most resources comes by `later`, with the first call of each. Where that does not
 * come, or not within `CODE_TIMEOUT_MS`, the call rejects with a `NetworkError`.
 */
export const createLazyClient = ({ later, ...options }: ClientOptions & { later: LateResources }): Client => {
  const call = createCall(options)
  const lateCalls = (resource: string, load: () => Promise<object>): Calls => {
    // Once it is here it is not waited for: what is sent while somebody leaves the page has no time for that.
    let known: object | undefined
    const find = async (name: string): Promise<Endpoint> => {
      known ??= await inTime(load(), CODE_TIMEOUT_MS).catch((error: unknown) => {
        throw new NetworkError(`${resource}.${name}`, error)
      })
      return (known as Record<string, Endpoint>)[name] as Endpoint
    }
    const get = (_: Calls, name: string | symbol) => {
      // A promise asks whatever it is given whether it is a promise too.
      if (name === 'then') return undefined
      return async (parts?: Parts, given?: CallOptions) => {
        // Taken when the call is made: a logout ends the session right after it.
        const bearer = options.session?.bearer() ?? null
        return call(await find(String(name)), parts, given, bearer)
      }
    }
    return new Proxy<Calls>({}, { get })
  }
  return {
    ...callsOf(FIRST, call),
    ...Object.fromEntries(Object.entries(later).map(([resource, load]) => [resource, lateCalls(resource, load)])),
  } as unknown as Client
}
