import type { Story } from '../stage/stories.ts'
import { KNOWN, type Known } from './known.ts'
import type { EngineName } from './options.ts'
import type { Outcome } from './play.ts'

export interface Verdict {
  kind: 'passed' | 'failed' | 'once more' | 'known'
  /** Why it is not passed. */
  why: string
}

/** What a story's outcome means. */
export const verdictOn = (
  engine: EngineName,
  { story, first, again }: Outcome,
  known: readonly Known[] = KNOWN,
): Verdict => {
  const listed = known.find((one) => one.engine === engine && one.stories.includes(story.id))
  const [reason] = again
  if (listed) {
    if (reason !== undefined) return { kind: 'known', why: listed.why }
    return { kind: 'failed', why: 'It plays to its end: take it off scripts/engines/known.ts.' }
  }
  if (reason !== undefined) return { kind: 'failed', why: reason }
  const [before] = first
  return before === undefined ? { kind: 'passed', why: '' } : { kind: 'once more', why: before }
}

/** What is listed for an engine and is no story any more. */
export const goneFrom = (engine: EngineName, stories: readonly Story[], known: readonly Known[] = KNOWN): string[] => {
  const ids = new Set(stories.map(({ id }) => id))
  return known.filter((one) => one.engine === engine).flatMap((one) => one.stories.filter((id) => !ids.has(id)))
}

const number = (value: number) => value.toLocaleString('en-GB')

/** The last line of an engine's run. */
export const totals = (engine: EngineName, verdicts: readonly Verdict[], gone: number, seconds: number) => {
  const many = (kind: Verdict['kind']) => verdicts.filter((one) => one.kind === kind).length
  const parts = [
    `${number(verdicts.length)} ${verdicts.length === 1 ? 'story' : 'stories'}`,
    `${number(many('failed') + gone)} failed`,
    `${number(many('once more'))} once more`,
    ...(many('known') > 0 ? [`${number(many('known'))} known to differ`] : []),
    `in ${seconds.toFixed(0)} s`,
  ]
  return `${engine}: ${parts.join(', ')}`
}
