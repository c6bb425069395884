import { addressOf, pathOf, queryOf } from '../http/path.ts'
import { withDefaults } from '../http/defaults.ts'
import { levelOf } from '../levels.ts'
import { ask, PATIENCE, type Transport } from './ask.ts'
import { beyondLimit, oddLevel } from './beyond-shape.ts'
import { discover, nounOf, wordFor, type Discovered } from './discover.ts'
import { judge, parsed, type Asker } from './judge.ts'
import { CheckError, logIn, logOut } from './login.ts'
import { planOf, reads, takes, type Planned } from './plan.ts'
import { reach } from './reach.ts'
import { bodyWithout, without } from './secrets.ts'
import { remark, type CallReport, type Finding, type Report } from './types.ts'

export interface CheckOptions {
  /** The absolute address of /api/v1. */
  api: string
  login?: { name: string; password: string } | undefined
  /** Calls ('titles.get') or resources ('titles'); empty for all. */
  only?: readonly string[]
  /** Milliseconds an answer may take in place of the contract's limit. */
  limitMs?: number | undefined
  fetch?: typeof globalThis.fetch
  now?: () => number
}
interface Checked {
  report: Report
  /** What went wrong besides the calls: a logout that failed. */
  notes: string[]
}

const ROWS = 20

const notAsked = ({ name, endpoint }: Planned, why: string): CallReport => ({
  call: name,
  path: endpoint.path,
  asked: false,
  status: null,
  ms: null,
  findings: [remark(`not asked: ${why}`)],
})

interface Checker {
  transport: Transport
  isSignedIn: boolean
  /** What may stand in no finding. */
  secrets: readonly string[]
}

const checkCall = async ({ transport, isSignedIn, secrets }: Checker, planned: Planned, found: Discovered) => {
  const { name, endpoint: e } = planned
  if (e.who !== 'anyone' && !isSignedIn) return notAsked(planned, 'needs a login')
  const noun = nounOf(e.path)
  const id = noun && found.refs[noun]
  if (noun && id === undefined) return notAsked(planned, `no ${noun} to ask for`)
  const query = withDefaults(e.query, {
    ...(takes(e, 'limit') && name !== 'search.autocomplete' && { limit: ROWS }),
    ...(takes(e, 'q') && { q: wordFor(name, found) }),
  })
  const [path, search] = [pathOf(e, id === undefined ? {} : { id }), queryOf(query)]
  const limitMs = transport.limitMs ?? e.limitMs
  const reached = await reach(transport, addressOf(transport.api, path, search), limitMs)
  const { asked } = reached
  const beyond: Finding[] = []
  if (asked.kind === 'answer' && asked.status >= 200 && asked.status < 300) {
    const read = parsed(asked.text)
    if (read.ok) {
      discover(e, read.body, found)
      beyond.push(...beyondLimit(e, read.body, query?.['limit'] === ROWS ? ROWS : null))
      if (name === 'auth.me') beyond.push(...oddLevel(found.level))
    }
  }
  const shown = asked.kind === 'answer' ? { ...asked, text: bodyWithout(asked.text, secrets) } : asked
  const { level, known } = levelOf(found.level)
  const asker: Asker = { isSignedIn, level: isSignedIn && known ? level : null }
  return {
    call: name,
    path: search === '' ? path : `${path}?${search}`,
    asked: true,
    status: asked.kind === 'answer' ? asked.status : null,
    ms: Math.round(asked.ms),
    findings: [...judge(e, { ...reached, asked: shown }, asker, limitMs), ...beyond],
  }
}

const askAll = async (checker: Checker, only: readonly string[]): Promise<CallReport[]> => {
  const found: Discovered = { refs: {}, words: {}, level: undefined }
  const reports = new Map<string, CallReport>()
  for (const planned of planOf(only)) {
    const report = await checkCall(checker, planned, found)
    if (!planned.isQuiet) reports.set(planned.name, report)
  }
  return reads().flatMap(({ name }) => reports.get(name) ?? [])
}

const totalsOf = (calls: readonly CallReport[]): Report['totals'] => {
  const findings = calls.flatMap((call) => (call.asked ? call.findings : []))
  const failures = findings.filter(({ severity }) => severity === 'failure').length
  const asked = calls.filter((call) => call.asked)
  return {
    calls: calls.length,
    asked: asked.length,
    notAsked: calls.length - asked.length,
    fit: asked.filter((call) => call.findings.every(({ severity }) => severity === 'remark')).length,
    failures,
    remarks: findings.length - failures,
  }
}

const cleaned = (calls: readonly CallReport[], secrets: readonly string[]): CallReport[] =>
  calls.map(({ path, findings, ...call }) => ({
    ...call,
    path: without(path, secrets),
    findings: findings.map(({ severity, text }) => ({ severity, text: without(text, secrets) })),
  }))

/**
 * Asks a live server the reads of the contract, one after the other, and says where its answers do not fit. Writes
 * nothing besides its own login and logout. No password and no token is in what it returns.
 * @throws CheckError when the server cannot be reached or refuses the login
 */
export const checkContract = async (options: CheckOptions): Promise<Checked> => {
  const { login, only = [], limitMs, fetch = globalThis.fetch, now = Date.now } = options
  const api = options.api.replace(/\/+$/, '')
  const startedAt = new Date(now()).toISOString()
  const visitor: Transport = { api, fetch, limitMs, token: undefined }
  const first = await ask(visitor, `${api}/`, { waitMs: (limitMs ?? 5_000) * PATIENCE })
  if (first.kind !== 'answer')
    throw new CheckError(`${api} does not answer: ${first.kind === 'timeout' ? 'time is up' : first.why}`)
  const loggedIn = login ? await logIn(visitor, login.name, login.password) : null
  const tokens = loggedIn?.tokens ?? null
  const transport = { ...visitor, token: tokens?.accessToken }
  const secrets = [login?.password, tokens?.accessToken, tokens?.refreshToken].filter((one) => typeof one === 'string')
  const notes: string[] = []
  let calls: CallReport[] = []
  try {
    calls = await askAll({ transport, isSignedIn: tokens !== null, secrets }, only)
  } finally {
    const why = tokens && (await logOut(transport, tokens))
    if (why) notes.push(`the logout failed: ${why}`)
  }
  const clean = cleaned([...(loggedIn?.calls ?? []), ...calls], secrets)
  return { report: { api, startedAt, calls: clean, totals: totalsOf(clean) }, notes }
}
