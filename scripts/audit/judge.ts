/** What `npm audit --json` has left behind. */
export interface Answer {
  status: number | null
  stdout: string
  stderr: string
}

interface Weakness {
  name: string
  severity: string
  /** What it has itself; a name where it only needs a package that has something. */
  via: readonly (string | { title: string; url: string })[]
}
interface Report {
  vulnerabilities: Readonly<Record<string, Weakness>>
}
interface Refusal {
  message?: string
  statusCode?: number
  error?: { summary?: string }
}

export interface Verdict {
  lines: readonly string[]
  /** 0 nothing high, 1 something high or critical in what is shipped, 2 npm failed, 3 nobody there to ask. */
  exitCode: 0 | 1 | 2 | 3
}

const AWAY = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT/
/** Answers of a registry that does not know the question. */
const UNKNOWN = new Set([404, 405, 501])
/** Answers of a registry that is away for now. */
const isAway = (status: number) => status === 429 || status >= 500

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'vulnerabilities' in value

const because = (reason: string): Verdict => ({ lines: [`Nothing is known: ${reason}.`], exitCode: 3 })
const notAsked = ({ status, stdout, stderr }: Answer): Verdict => {
  const { message = '', statusCode, error } = (parsed(stdout) ?? {}) as Refusal
  const why = `${message}\n${error?.summary ?? ''}\n${stderr}`
  if (statusCode !== undefined && UNKNOWN.has(statusCode))
    return because(`this registry has no audit, it answers ${statusCode}`)
  if (statusCode !== undefined && isAway(statusCode)) return because(`the registry answers ${statusCode}`)
  const code = AWAY.exec(why)?.[0]
  if (code !== undefined) return because(`the registry cannot be reached (${code})`)
  const said = why.split('\n').find((line) => line.trim() !== '') ?? `exit code ${status}`
  return { lines: [`npm audit failed: ${said.trim()}`], exitCode: 2 }
}

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info']
const lineOf = ({ name, severity, via }: Weakness) => {
  const own = via.flatMap((one) => (typeof one === 'string' ? [] : [`${one.title} ${one.url}`]))
  return `  ${severity}: ${name}: ${own.join('; ') || `needs ${via.join(', ')}`}`
}
const told = (what: string, found: readonly Weakness[]) => [
  `${what}: ${found.length === 0 ? 'no known weakness' : `${found.length} with a known weakness`}`,
  ...found.toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)).map(lineOf),
]

/**
 * What two questions say: one for what is needed to run, one for all. Only the first decides; a weakness that stays in
 * the workshop is told. `shipped.status` is npm's, which knows from which severity on it is to fail.
 */
export const judge = (shipped: Answer, ask: () => Answer): Verdict => {
  const needed = parsed(shipped.stdout)
  if (!isReport(needed)) return notAsked(shipped)
  const answer = ask()
  const all = parsed(answer.stdout)
  if (!isReport(all)) return notAsked(answer)
  const onlyThere = Object.values(all.vulnerabilities).filter(({ name }) => !(name in needed.vulnerabilities))
  return {
    lines: [
      ...told('Packages to run', Object.values(needed.vulnerabilities)),
      ...told('Packages to develop with', onlyThere),
    ],
    exitCode: shipped.status === 0 ? 0 : 1,
  }
}
