import type { Reviewed } from '../../.storybook/axe-reviewed.ts'

/** What axe says of one rule on one page. */
export interface Told {
  rule: string
  help: string
  places: {
    target: string
    why: string
    /** By which of what a person has looked at (.storybook/axe-reviewed.ts) it is all right; none where it is not. */
    by: number[]
  }[]
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

/** What has to be put right, the same thing on many pages once. */
export const findingsOf = (pages: readonly Judged[]): Finding[] => {
  const found = new Map<string, Finding>()
  const add = (kind: Finding['kind'], { rule, help, places }: Told, seen: string) => {
    for (const { target, why } of places.filter(({ by }) => by.length === 0)) {
      const key = [kind, rule, target, why].join('\n')
      const finding = found.get(key) ?? { kind, rule, help, why, target, seen: [] }
      finding.seen.push(seen)
      found.set(key, finding)
    }
  }
  for (const { story, view, violations, incomplete } of pages) {
    for (const told of violations) add('violation', told, `${story}, ${view}`)
    for (const told of incomplete) add('unreviewed', told, `${story}, ${view}`)
  }
  return [...found.values()].toSorted((one, other) => other.seen.length - one.seen.length)
}

const reviewedPlaces = (pages: readonly Judged[]) =>
  pages.flatMap(({ incomplete }) => incomplete.flatMap(({ places }) => places.filter(({ by }) => by.length > 0)))

/** How many places axe left open that a person has looked at. */
export const reviewedIn = (pages: readonly Judged[]) => reviewedPlaces(pages).length

/** What a person has looked at and no page shows any more. */
export const unusedOf = (pages: readonly Judged[], reviewed: readonly Reviewed[]) => {
  const used = new Set(reviewedPlaces(pages).flatMap(({ by }) => by))
  return reviewed.filter((_, at) => !used.has(at))
}
