import { allCalls, callName, isApiError, tolerantRead, type Endpoint, type Shape, type Who } from '@bunko/api-client'

/** One thing the diagnostics ask: the health path, or a call of the contract. */
export interface Check {
  /** 'health', or the call's name: 'edits.list'. */
  name: string
  /** 'GET /edits/proposals/'. */
  call: string
  query: Record<string, unknown>
}

export type Verdict =
  | { kind: 'ok' }
  /** The health path answered; what it says is not described. */
  | { kind: 'answered'; status: number }
  | { kind: 'shape'; field: string }
  | { kind: 'http'; status: number }
  | { kind: 'session' }
  | { kind: 'none' }
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

/** What a failed call says about the server. */
export const verdictOf = (error: unknown): Verdict => {
  if (!isApiError(error)) return { kind: 'none' }
  if (error.kind === 'http') return { kind: 'http', status: error.status }
  if (error.kind === 'shape') return { kind: 'shape', field: error.field }
  return { kind: error.kind === 'session' ? 'session' : 'none' }
}

/** A health check's status; null when no answer came. */
export const healthVerdict = (status: number | null): Verdict => {
  if (status === null) return { kind: 'none' }
  return status >= 200 && status < 300 ? { kind: 'answered', status } : { kind: 'http', status }
}

export const isFine = ({ kind }: Verdict): boolean => kind === 'ok' || kind === 'answered'

/** 'ok', 'shape: results.0.id', 'HTTP 500', 'no answer', 'session ended'. */
export const verdictText = (verdict: Verdict): string => {
  switch (verdict.kind) {
    case 'ok':
      return 'ok'
    case 'answered':
    case 'http':
      return `HTTP ${verdict.status}`
    case 'shape':
      return `shape: ${verdict.field}`
    case 'session':
      return 'session ended'
    case 'none':
      return 'no answer'
  }
}

export const msText = (ms: number): string => `${Math.max(0, Math.round(ms)).toLocaleString('en')} ms`

export type Findings = Readonly<Record<string, Finding | undefined>>

/** 'Asked 12 of 32', then 'All 32 answered as they should' or '2 of 32 did not answer as they should'. */
export const summaryText = (checks: readonly Check[], findings: Findings): string => {
  const found = checks.flatMap(({ name }) => findings[name] ?? [])
  const all = checks.length
  if (found.length < all) return `Asked ${found.length} of ${all}`
  const bad = found.filter(({ verdict }) => !isFine(verdict)).length
  return bad === 0 ? `All ${all} answered as they should` : `${bad} of ${all} did not answer as they should`
}

/** The whole table as text, to be sent on: calls, outcomes and times, nothing that came from the session or a server. */
export const diagnosticsText = (checks: readonly Check[], findings: Findings, at: Date): string =>
  [
    `Bunko API diagnostics, ${at.toISOString()}`,
    summaryText(checks, findings),
    '',
    ...checks.map(({ name, call }) => {
      const finding = findings[name]
      return [call, finding ? verdictText(finding.verdict) : 'not asked', finding && msText(finding.ms)]
        .filter(Boolean)
        .join('  ')
    }),
  ].join('\n')
