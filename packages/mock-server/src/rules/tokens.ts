import type { Db } from '../db/db.ts'
import { hash } from '../db/random.ts'
import type { TokenRow, UserRow } from '../db/rows.ts'
import { DAY, MINUTE } from '../now.ts'
import { badHeader, badToken, Refusal } from '../wire/refusal.ts'

/** Read at every use: all of it may change while the server runs. */
export interface TokenRules {
  /** Milliseconds an access token lives. */
  readonly lifeMs: number
  /** Whether a refresh gives a new refresh token and revokes the old one. */
  readonly rotate: boolean
  readonly seed: number
}
export const DEFAULT_TOKEN_LIFE_MS = 15 * MINUTE
const REFRESH_LIFE_MS = 14 * DAY
/** So many of the newest tokens stay, dead ones too: a late one is told why it is refused. */
const KEPT = 2_000

export interface Tokens {
  /** A new sign-in of a user. */
  signIn(user: UserRow): { access: string; refresh: string }
  /** @throws Refusal 401 */
  refresh(token: string): { accessToken: string; refreshToken: string | null }
  /** The token of an Authorization header; null without one. @throws Refusal 401 */
  read(header: string | undefined): TokenRow | null
  /** Ends the sign-in a token belongs to. */
  end(token: string): void
  /** Access tokens, or all of them, stop working now. */
  expire(which: 'access' | 'all'): void
}

const base64 = (value: object) => btoa(JSON.stringify(value)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
const HEADER = base64({ alg: 'HS256', typ: 'JWT' })

export const staleRefresh = () => new Refusal(401, { detail: 'Token is invalid or expired', code: 'token_not_valid' })

/** Tokens of a mock server: look like JWTs, live and die by its clock. */
export const createTokens = (db: Db, now: () => number, rules: TokenRules): Tokens => {
  let full = 2 * KEPT
  /** Old tokens that work no more are forgotten, many at a time: a long run does not grow. */
  const prune = () => {
    if (db.tokens.size < full) return
    const newest = db.tokens.nextId() - KEPT
    for (const { id, revoked, expires_at } of db.tokens.all())
      if (id < newest && (revoked || expires_at <= now())) db.tokens.remove(id)
    full = db.tokens.size + KEPT
  }
  const issue = (user_id: number, kind: TokenRow['kind'], login: number): string => {
    const id = db.tokens.nextId()
    const expires_at = now() + (kind === 'access' ? rules.lifeMs : REFRESH_LIFE_MS)
    const jti = hash(rules.seed, 'jti', id).toString(16).padStart(8, '0')
    const payload = base64({ token_type: kind, exp: Math.floor(expires_at / 1000), jti, user_id })
    const signature = [1, 2, 3, 4, 5].map((n) => hash(payload, rules.seed, n).toString(36)).join('')
    const token = `${HEADER}.${payload}.${signature}`
    db.tokens.put({ id, token, user_id, kind, expires_at, revoked: false, login })
    return token
  }
  const find = (token: string): TokenRow | undefined => db.tokens.by('token', token)[0]
  const alive = (row: TokenRow | undefined): boolean =>
    row !== undefined && !row.revoked && row.expires_at > now() && db.users.get(row.user_id) !== undefined
  const endLogin = (login: number) => {
    for (const row of db.tokens.by('login', login)) db.tokens.put({ ...row, revoked: true })
  }

  return {
    signIn(user) {
      prune()
      const login = db.tokens.nextId()
      return { access: issue(user.id, 'access', login), refresh: issue(user.id, 'refresh', login) }
    },
    refresh(token) {
      const row = find(token)
      if (row?.kind === 'refresh' && row.revoked) {
        // A reused refresh token may be a stolen one: nothing of that sign-in works any more.
        endLogin(row.login)
        throw new Refusal(401, { detail: 'Token is blacklisted', code: 'token_not_valid' })
      }
      if (!row || !alive(row) || row.kind !== 'refresh') throw staleRefresh()
      prune()
      const accessToken = issue(row.user_id, 'access', row.login)
      if (!rules.rotate) return { accessToken, refreshToken: null }
      db.tokens.put({ ...row, revoked: true })
      return { accessToken, refreshToken: issue(row.user_id, 'refresh', row.login) }
    },
    read(header) {
      const [scheme, token, ...rest] = (header ?? '').split(' ').filter(Boolean)
      // Another scheme, or this one in other letters, is nobody's.
      if (scheme !== 'Bearer') return null
      if (token === undefined || rest.length) throw badHeader()
      const row = find(token)
      if (!row || !alive(row)) throw badToken(row && !row.revoked ? 'Token is expired' : 'Token is invalid')
      if (row.kind !== 'access') throw badToken('Token has wrong type')
      return row
    },
    end(token) {
      const row = find(token)
      if (row) endLogin(row.login)
    },
    expire(which) {
      for (const row of db.tokens.all())
        if (which === 'all' || row.kind === 'access')
          db.tokens.put({ ...row, expires_at: Math.min(row.expires_at, now()) })
    },
  }
}
