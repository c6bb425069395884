import { callName, type Endpoint } from '@bunko/api-client'
import { TABLE } from '../handlers/table.ts'
import { demoAccount } from '../named.ts'
import { present } from '../present.ts'
import { WIRES } from '../scenarios.ts'
import type { MockServer, Who } from '../server-types.ts'
import { ABSENT } from '../wire/absent.ts'
import { knownOnly, needed, oneOfIn, Unclear, wholeIn, type Given } from './asked.ts'
import { FAULT_KINDS, type FaultSpec } from './faults.ts'

const MAX_MS = 600_000
const MAX_LIFE_MS = 86_400_000
const MAX_ROWS = 1_000_000
const MAX_SEED = 999_999_999
const MAX_TIMES = 1_000_000
const SIZES = ['titles', 'people', 'magazines', 'publishers', 'edits'] as const
const LEVELS = [1, 2, 3, 4, 5, null] as const

/** { seed?, titles?, people?, magazines?, publishers?, edits? } @throws Unclear */
export const reseed = (server: MockServer, given: Given): void => {
  knownOnly(given, ['seed', ...SIZES])
  const seed = wholeIn(given, 'seed', 0, MAX_SEED)
  const sizes = Object.fromEntries(SIZES.map((name) => [name, wholeIn(given, name, 0, MAX_ROWS)]))
  server.reseed({ ...present({ seed }), sizes: present(sizes) })
}

/** { ms } or { min, max } @throws Unclear */
export const setLatency = (server: MockServer, given: Given): void => {
  knownOnly(given, ['ms', 'min', 'max'])
  const [ms, min, max] = ['ms', 'min', 'max'].map((name) => wholeIn(given, name, 0, MAX_MS))
  if (ms === undefined ? min === undefined || max === undefined : min !== undefined || max !== undefined)
    throw new Unclear('latency: either ms, or min and max')
  if (min !== undefined && max !== undefined && max < min) throw new Unclear(`max: ${max} is less than ${min}`)
  server.setLatency(ms ?? [min ?? 0, max ?? 0])
}

/** Any of { wire, strictSlash, absent, tokenLifeMs, rotateRefresh } @throws Unclear */
export const setSwitches = (server: MockServer, given: Given): void => {
  knownOnly(given, ['wire', 'strictSlash', 'absent', 'tokenLifeMs', 'rotateRefresh'])
  const onOff = (name: string) => oneOfIn(given, name, [true, false])
  server.set(
    present({
      wire: oneOfIn(given, 'wire', [...WIRES, null]),
      strictSlash: onOff('strictSlash'),
      absent: oneOfIn(given, 'absent', ABSENT),
      tokenLifeMs: wholeIn(given, 'tokenLifeMs', 0, MAX_LIFE_MS),
      rotateRefresh: onOff('rotateRefresh'),
    }),
  )
}

/** Names of all calls, 'GET /manga/'. */
export const CALLS: readonly string[] = TABLE.map(({ endpoint }) => callName(endpoint))

const callOf = (name: unknown): Endpoint | '*' => {
  if (name === '*') return name
  const found = TABLE.find(({ endpoint }) => callName(endpoint) === name)
  if (!found) throw new Unclear(`call: '*' or a call such as '${CALLS[1] ?? ''}', not ${JSON.stringify(name)}`)
  return found.endpoint
}

const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const VALUE = /^[\t\x20-\x7e]*$/
/** How long a body is says the server itself: a wrong length would garble the answer after it. */
const FRAMING = /^(?:content-length|transfer-encoding)$/i
const headersIn = (value: unknown): Record<string, string> | undefined => {
  if (value === undefined) return undefined
  const pairs = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : null
  if (!pairs?.every(([name, text]) => NAME.test(name) && typeof text === 'string' && VALUE.test(text)))
    throw new Unclear('headers: an object of header names and plain texts')
  const own = pairs.find(([name]) => FRAMING.test(name))?.[0]
  if (own !== undefined) throw new Unclear(`headers: ${own} is the server's own`)
  return Object.fromEntries(pairs.map(([name, text]) => [name.toLowerCase(), String(text)]))
}

/** { call, kind, status?, body?, headers?, percent?, times? } @throws Unclear */
export const faultOf = (given: Given): FaultSpec => {
  knownOnly(given, ['call', 'kind', 'status', 'body', 'headers', 'percent', 'times'])
  const kind = needed(oneOfIn(given, 'kind', FAULT_KINDS), 'kind')
  const idle = kind === 'status' ? undefined : ['status', 'body', 'headers'].find((name) => given[name] !== undefined)
  if (idle !== undefined) throw new Unclear(`${idle}: only a fault of the kind status takes it`)
  const optional = {
    status: wholeIn(given, 'status', 200, 599),
    body: given['body'],
    headers: headersIn(given['headers']),
    percent: wholeIn(given, 'percent', 0, 100),
    times: wholeIn(given, 'times', 1, MAX_TIMES),
  }
  return { call: callOf(needed(given['call'], 'call')), kind, ...present(optional) }
}

/** { level: 1..5 | null } or { username } @throws Unclear */
export const whoOf = (server: MockServer, given: Given): Who => {
  knownOnly(given, ['level', 'username'])
  const { username } = given
  if ((username === undefined) === (given['level'] === undefined))
    throw new Unclear('login-as: either a level or a username')
  if (username === undefined) {
    const level = needed(oneOfIn(given, 'level', LEVELS), 'level')
    if (!server.db.users.get(demoAccount(level).id))
      throw new Unclear(`level: the account of level ${level} is not there any more; POST reset brings it back`)
    return level
  }
  if (typeof username !== 'string' || !server.db.users.by('username', username.toLowerCase()).length)
    throw new Unclear(`username: there is no ${JSON.stringify(username)}`)
  return username
}
