import { readSettings, type Settings } from '@bunko/ui/providers/config'
import type { Problem } from '@bunko/ui/parts/SetupProblem'

const LIMIT_MS = 5_000
const ask = () => window.fetch('/config.json', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) })

/**
 * Reads config.json, which index.html has asked for, unless its script did not run: under the policy of another build.
 * Nothing where there is none: the place answers 404, or with the document as for any other address. Never throws: what
 * is wrong comes as a problem.
 */
export const loadSettings = async (): Promise<Partial<Settings> | { problem: Problem }> => {
  try {
    const response = await (window.bunkoConfig ?? ask())
    const { ok, status } = response
    const text = await response.text()
    if (status === 404 || (ok && text.startsWith('<'))) return {}
    return (ok && readSettings(text)) || { problem: ok ? { text } : { status } }
  } catch {
    return { problem: {} }
  }
}
