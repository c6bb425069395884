import { contract } from '../contract/all.ts'
import { serverText } from '../http/server-text.ts'
import { tokensIn } from '../session/refresh-answer.ts'
import { ask, PATIENCE, type Transport } from './ask.ts'
import { parsed } from './judge.ts'
import { unread } from './judge-body.ts'
import type { CallReport } from './types.ts'
import { quoted } from './words.ts'

/** Nothing can be checked: one line says why. */
export class CheckError extends Error {}

export interface Tokens {
  accessToken: string
  refreshToken: string | null
}

const post = (
  transport: Transport,
  { path, limitMs }: { path: string; limitMs: number },
  body: Record<string, unknown>,
) => ask(transport, `${transport.api}${path}`, { waitMs: (transport.limitMs ?? limitMs) * PATIENCE, body })

interface LoggedIn {
  tokens: Tokens
  /** The login itself, where the client cannot read the tokens that are found here. */
  calls: CallReport[]
}

/** POST /auth/login/. @throws CheckError */
export const logIn = async (transport: Transport, login: string, password: string): Promise<LoggedIn> => {
  const e = contract.auth.login
  const asked = await post(transport, e, { login, password, turnstile_token: 'contract-check' })
  if (asked.kind !== 'answer') throw new CheckError('login refused: no answer')
  const read = parsed(asked.text)
  const body = read.ok ? read.body : undefined
  const isDone = asked.status >= 200 && asked.status < 300
  const tokens = isDone ? tokensIn(body) : null
  if (tokens) {
    const findings = unread(e, body)
    const call = { call: 'auth.login', path: e.path, asked: true, status: asked.status, ms: Math.round(asked.ms) }
    return { tokens, calls: findings.length > 0 ? [{ ...call, findings }] : [] }
  }
  if (isDone) throw new CheckError('login refused: the answer holds no tokens')
  const text = serverText(body)
  const words = text === null ? '' : `, ${quoted(text.replaceAll(password, '•••'), 120)}`
  throw new CheckError(`login refused: status ${asked.status}${words}`)
}

/** POST /auth/logout/. Returns why it did not end the session; null when it did. */
export const logOut = async (transport: Transport, { refreshToken }: Tokens): Promise<string | null> => {
  const asked = await post(transport, contract.auth.logout, refreshToken === null ? {} : { refreshToken })
  if (asked.kind !== 'answer') return 'no answer'
  return asked.status >= 200 && asked.status < 300 ? null : `status ${asked.status}`
}
