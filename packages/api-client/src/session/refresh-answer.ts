import type { SessionProblem } from '../http/api-error.ts'
import { isRecord } from '../http/is-record.ts'
import { isToken } from './storage.ts'
import type { Tokens } from './types.ts'

export type RefreshVerdict =
  | { readonly kind: 'renewed'; readonly tokens: Tokens }
  | { readonly kind: 'ended'; readonly problem: SessionProblem }
  /** No definite answer: the call fails, the session stays. */
  | { readonly kind: 'unsure' }

const REFUSALS = new Set([400, 401, 403])

/** The tokens of an answer, at the root, under `data`, `tokens` or `data.tokens` (R4); null where there are none. */
export const tokensIn = (body: unknown): { accessToken: string; refreshToken: string | null } | null => {
  if (!isRecord(body) || body['success'] === false) return null
  const data = isRecord(body['data']) ? body['data'] : {}
  for (const place of [body, data, body['tokens'], data['tokens']]) {
    if (!isRecord(place)) continue
    const access = [place['access'], place['accessToken']].find(isToken)
    const refresh = [place['refresh'], place['refreshToken']].find((one) => typeof one === 'string' && one !== '')
    if (access !== undefined) return { accessToken: access, refreshToken: (refresh as string | undefined) ?? null }
  }
  return null
}

/** What the answer to a refresh means (R4). Without a new refresh token the one that was sent stays. */
export const judgeRefresh = (answer: { status: number; body: unknown }, refreshToken: string): RefreshVerdict => {
  if (REFUSALS.has(answer.status)) return { kind: 'ended', problem: 'refused' }
  if (!(answer.status >= 200 && answer.status < 300)) return { kind: 'unsure' }
  const found = tokensIn(answer.body)
  if (!found) return { kind: 'ended', problem: 'Invalid refresh response format' }
  return { kind: 'renewed', tokens: { ...found, refreshToken: found.refreshToken ?? refreshToken } }
}
