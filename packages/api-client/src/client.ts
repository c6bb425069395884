import { contract } from './contract/all.ts'
import { callsOf, createCall, type Client, type ClientOptions } from './http/call.ts'

/**
 * The client of one API, by its address and, for whoever signs in, a session. Asks nothing yet.
 *
 * @returns every call of section 7; each rejects with an `ApiError`, or with the reason of the caller's abort
 */
export const createClient = (options: ClientOptions): Client =>
  callsOf(contract, createCall(options)) as unknown as Client
