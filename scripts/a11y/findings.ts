import { REVIEWED } from '../../.storybook/axe-reviewed.ts'

/** What axe says of one rule on one page. */
export interface Told {
  rule: string
  help: string
  /** axe's keys of why it could not tell. */
  keys: string[]
  places: { target: string; why: string }[]
}

/** One page: a story in one window and one set of colours, "320 forced". */
export interface Judged {
  story: string
  view: string
  violations: Told[]
  incomplete: Told[]
}

export interface Finding {
  kind: 'violation' | 'unreviewed'
  rule: string
  help: string
  why: string
  target: string
  /** Where it was seen: "Screens/Home: Empty, 320 forced". */
  seen: string[]
}

/** Whether a person has looked at a result that axe left open (.storybook/axe-reviewed.ts). */
export const isReviewed = ({ rule, keys }: Told, reviewed = REVIEWED) =>
  keys.every((key) => reviewed.some((one) => one.rule === rule && one.key === key))

/** What has to be put right, the same thing on many pages once. */
export const findingsOf = (pages: readonly Judged[], reviewed = REVIEWED): Finding[] => {
  const found = new Map<string, Finding>()
  const add = (kind: Finding['kind'], { rule, help, places }: Told, seen: string) => {
    for (const { target, why } of places) {
      const key = [kind, rule, target, why].join('\n')
      const finding = found.get(key) ?? { kind, rule, help, why, target, seen: [] }
      finding.seen.push(seen)
      found.set(key, finding)
    }
  }
  for (const { story, view, violations, incomplete } of pages) {
    for (const told of violations) add('violation', told, `${story}, ${view}`)
    for (const told of incomplete) if (!isReviewed(told, reviewed)) add('unreviewed', told, `${story}, ${view}`)
  }
  return [...found.values()].toSorted((one, other) => other.seen.length - one.seen.length)
}

/** How many results axe left open that a person has looked at. */
export const reviewedIn = (pages: readonly Judged[], reviewed = REVIEWED) =>
  pages.reduce((sum, { incomplete }) => sum + incomplete.filter((told) => isReviewed(told, reviewed)).length, 0)
