import { allCalls, callName, isApiError, tolerantRead, type Endpoint, type Shape, type Who } from '@bunko/api-client'
import type { Decided } from './settings.ts'

/** One thing the diagnostics ask: the health path, or a call of the contract. */
export interface Check {
  /** 'health', or the call's name: 'edits.list'. */
  name: string
  /** 'GET /edits/proposals/'. */
  call: string
  query: Record<string, unknown>
}

/** What an answer says of the server; `none` where none came, `session` where the session ended over it. */
export type Verdict =
  /** Answered, and fits the contract; `dropped` rows without identity were left out (R1). */
  | { kind: 'ok'; status: number | null; dropped: number }
  /** The health path answered; what it says is not described. */
  | { kind: 'answered'; status: number }
  | { kind: 'shape'; status: number | null; field: string }
  | { kind: 'http'; status: number }
  | { kind: 'session' }
  | { kind: 'none' }
/** What came of one check. */
export interface Finding {
  verdict: Verdict
  /** Milliseconds until the whole answer was there, or was given up. */
  ms: number
}

const HARMLESS: Readonly<Record<string, unknown>> = { q: 'ma', limit: 5 }

/** A query that changes nothing and costs little: what the call requires, and few rows. */
export const harmlessQuery = (query: Shape | undefined): Record<string, unknown> => {
  if (!query) return {}
  const read = tolerantRead(query, HARMLESS)
  return read.ok ? (read.value as Record<string, unknown>) : {}
}

/** Reads without an id in their path: they can be asked without knowing anything, and change nothing. */
const isSafe = ({ method, path }: Endpoint) => method === 'GET' && !path.includes('{')

/** R24: the health path, and below it the safe GET calls that this viewer may call. */
export const checksFor = (mayCall: (who: Who) => boolean, healthPath: string): Check[] => [
  { name: 'health', call: `GET ${healthPath}`, query: {} },
  ...allCalls()
    .filter(({ endpoint }) => isSafe(endpoint) && mayCall(endpoint.who))
    .map(({ name, endpoint }) => ({ name, call: callName(endpoint), query: harmlessQuery(endpoint.query) })),
]

const droppedOf = (answer: unknown): number => {
  const dropped = typeof answer === 'object' && answer !== null && 'dropped' in answer ? answer.dropped : 0
  return typeof dropped === 'number' ? dropped : 0
}
/** What an answer says that was read: a list tells of the rows that it had to leave out. */
export const fitVerdict = (status: number | null, answer: unknown): Verdict => ({
  kind: 'ok',
  status,
  dropped: droppedOf(answer),
})

/** What a failed call says about the server; `status` where an answer came. */
export const verdictOf = (error: unknown, status: number | null): Verdict => {
  if (!isApiError(error)) return { kind: 'none' }
  if (error.kind === 'http') return { kind: 'http', status: error.status }
  if (error.kind === 'shape') return { kind: 'shape', status, field: error.field }
  return { kind: error.kind === 'session' ? 'session' : 'none' }
}

/** A health check's status; null when no answer came. */
export const healthVerdict = (status: number | null): Verdict => {
  if (status === null) return { kind: 'none' }
  return status >= 200 && status < 300 ? { kind: 'answered', status } : { kind: 'http', status }
}

/** Whether it answered as it should: by the contract, or with a 2xx at the health path. */
export const isFine = ({ kind }: Verdict): boolean => kind === 'ok' || kind === 'answered'

const statusText = (status: number | null) => (status === null ? 'answered' : `HTTP ${status}`)
const rowsText = (dropped: number) =>
  dropped === 0 ? '' : `, ${dropped} ${dropped === 1 ? 'row' : 'rows'} without an ID`

/** Status and fit: 'HTTP 200, fits', 'HTTP 200, does not fit: results.0.id', 'HTTP 500', 'no answer', 'session ended'. */
export const verdictText = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'ok':
      return `${statusText(verdict.status)}, fits${rowsText(verdict.dropped)}`
    case 'answered':
      return statusText(verdict.status)
    case 'http':
      return `HTTP ${verdict.status}${verdict.status < 300 ? ', refused' : ''}`
    case 'shape':
      return `${statusText(verdict.status)}, does not fit: ${verdict.field}`
    case 'session':
      return 'session ended'
    case 'none':
      return 'no answer'
  }
}

/** Milliseconds as they are shown: whole, never below 0, '1,204 ms'. */
export const msText = (ms: number): string => `${Math.max(0, Math.round(ms)).toLocaleString('en')} ms`

/** By the checks' names; undefined for what has not been asked yet. */
export type Findings = Readonly<Record<string, Finding | undefined>>

/** 'Asked 12 of 32', then 'All 32 answered as they should' or '2 of 32 did not answer as they should'. */
export const summaryText = (checks: readonly Check[], findings: Findings): string => {
  const found = checks.flatMap(({ name }) => findings[name] ?? [])
  const all = checks.length
  if (found.length < all) return `Asked ${found.length} of ${all}`
  const bad = found.filter(({ verdict }) => !isFine(verdict)).length
  return bad === 0 ? `All ${all} answered as they should` : `${bad} of ${all} did not answer as they should`
}

const REMOVED = '[removed]'
const EMAIL = /[^\s@/?&=<>"',;]+(?:@|%40)[^\s@/?&=<>"',;]+/giu
const ADDRESS_END = /[?#]\S*/gu
/** Credentials of an address. */
const USER_INFO = /\/\/[^\s/]*@/gu
/** As tokens are: long, without a space, with a digit. Paths and names of fields are shorter between dots and slashes. */
const TOKEN = /[\w+=~-]{16,}/gu
const JWT = /eyJ[\w-]+(?:\.[\w-]+)*/gu
/** Half a character, which no address holds: browsers write this in its place. */
const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
const forms = (secret: string) => [secret, encodeURIComponent(whole(secret)), encodeURI(whole(secret))]

/**
 * A text without the secrets, and without anything that looks like a token, an e-mail address or the query of an
 * address: the health path is a setting, and names of fields come from a server.
 */
export const redact = (text: string, secrets: readonly (string | null | undefined)[]): string => {
  const known = secrets.flatMap((secret) => (secret ? forms(secret) : [])).toSorted((a, b) => b.length - a.length)
  return known
    .reduce((left, secret) => left.replaceAll(secret, REMOVED), text)
    .replaceAll(USER_INFO, `//${REMOVED}@`)
    .replaceAll(EMAIL, REMOVED)
    .replaceAll(ADDRESS_END, `?${REMOVED}`)
    .replaceAll(JWT, REMOVED)
    .replaceAll(TOKEN, (word) => (/\d/u.test(word) ? REMOVED : word))
}

/** Each setting as it stands, and whether nobody has set it: 'healthPath=/health/ (default)'. */
export const settingsTexts = ({ given = {}, ...settings }: Decided): string[] =>
  Object.entries(settings).map(([name, value]) => `${name}=${value ?? 'none'}${name in given ? '' : ' (default)'}`)

/**
 * The whole table as text, to be sent on: settings, calls, outcomes and times. `secrets`: the session's tokens and
 * e-mail, none of which stands in it.
 */
export const diagnosticsText = (
  checks: readonly Check[],
  findings: Findings,
  { at, secrets, settings }: { at: Date; secrets: readonly (string | null | undefined)[]; settings: readonly string[] },
): string =>
  [
    `Bunko API diagnostics, ${at.toISOString()}`,
    summaryText(checks, findings),
    redact(`config.json: ${settings.join(', ')}`, secrets),
    '',
    ...checks.map(({ name, call }) => {
      const finding = findings[name]
      const parts = [call, finding ? verdictText(finding.verdict) : 'not asked', finding && msText(finding.ms)]
      return parts.flatMap((part) => (part ? redact(part, secrets) : [])).join('  ')
    }),
  ].join('\n')
