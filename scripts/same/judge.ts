import type { Stand } from '../stage/stage.ts'
import type { CalledSame } from './called-same.ts'
import { differences, seenOn } from './seen.ts'

/** A viewer who does not see what the map says. */
export interface NotSame {
  story: string
  /** 'own': the story's own, for whom it does not run to its end. */
  viewer: string
  /** What it threw, or the lines that only one of the two sees. */
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
  const notSame = (viewer: string, problem: string[]): NotSame[] =>
    problem.length === 0 ? [] : [{ story: story.label, viewer, problem }]
  const own = await seenAs()
  if ('thrown' in own) return notSame('own', [own.thrown])
  const found: NotSame[] = []
  for (const viewer of viewers.map(String)) {
    const other = await seenAs(viewer)
    found.push(...notSame(viewer, 'thrown' in other ? [other.thrown] : differences(own.lines, other.lines)))
  }
  return found
}
