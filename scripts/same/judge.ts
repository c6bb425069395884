import type { Stand } from '../stage/stage.ts'
import type { CalledSame } from './called-same.ts'
import { differences, seenOn } from './seen.ts'

/** A viewer to whom a story shows something else. */
export interface NotSame {
  story: string
  /** 'own': the story's own, for whom it does not run to its end. */
  viewer: string
  /** Whether the story does not run to its end for them: they do not meet the state. */
  hasThrown: boolean
  /** What it threw, or the lines that only one of the two is told. */
  problem: string[]
}

/** Shows a story as its own viewer meets it, and as each of the others does. Returns who does not see the same. */
export const judgeSame = async (stand: Stand, { story, viewers }: CalledSame): Promise<NotSame[]> => {
  const seenAs = async (viewer?: string): Promise<{ thrown: string } | { lines: string[] }> => {
    const thrown = await stand.mount(story, viewer)
    if (thrown !== null) return { thrown }
    await stand.rest()
    return { lines: await seenOn(stand.page) }
  }
  const notSame = (viewer: string, problem: string[], hasThrown: boolean): NotSame[] =>
    problem.length === 0 ? [] : [{ story: story.label, viewer, hasThrown, problem }]
  const own = await seenAs()
  if ('thrown' in own) return notSame('own', [own.thrown], true)
  const found: NotSame[] = []
  for (const viewer of viewers.map(String)) {
    const other = await seenAs(viewer)
    const hasThrown = 'thrown' in other
    found.push(...notSame(viewer, hasThrown ? [other.thrown] : differences(own.lines, other.lines), hasThrown))
  }
  return found
}
