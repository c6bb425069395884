import type { Outcome } from './run-step.ts'

type Told = Pick<Outcome, 'command' | 'passed' | 'failed' | 'seconds' | 'isPaced'>

/** How long a hundred took, where that is to be told and any ran: the sum alone grows with their number. */
const paceOf = ({ passed, failed, seconds, isPaced }: Told) => {
  const ran = passed + failed
  return isPaced && ran > 0 ? `, ${((100 * seconds) / ran).toFixed(1)} s per 100` : ''
}

/** A command's line among the results. */
export const lineOf = (told: Told): string => {
  const { command, passed, failed, seconds } = told
  const counts = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  const mark = failed > 0 ? 'FAIL' : 'ok  '
  return `${mark}  ${command.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${counts}${paceOf(told)}`
}
