import { cellsOf } from '../../packages/ui/src/states/cells.ts'
import type { ScreenStates, Viewer } from '../../packages/ui/src/states/kinds.ts'
import { findIn, type Index } from '../../packages/ui/src/states/stories.ts'
import { isMeant, type Story } from '../stage/stories.ts'

/** A story, and the viewers of whom the states map says that they see the same there. */
export interface CalledSame {
  story: Story
  viewers: Viewer[]
}

/**
 * What the states map calls the same: each story once, in the map's order.
 *
 * @param index of a built Storybook, by id
 * @param only words of which one stands in the story's id or label; none: all
 */
export const calledSame = (
  screens: readonly ScreenStates[],
  index: Index & Readonly<Record<string, { name: string }>>,
  only: readonly string[],
): CalledSame[] => {
  const find = findIn(index)
  const viewersOf = new Map<string, Set<Viewer>>()
  for (const { cells } of screens.flatMap(cellsOf)) {
    for (const [viewer, cell] of Object.entries(cells)) {
      if (cell.kind !== 'story' || cell.by === undefined) continue
      const id = find(cell.story)
      if (id === undefined) continue
      const named = /^\d$/.test(viewer) ? (Number(viewer) as Viewer) : (viewer as Viewer)
      viewersOf.set(id, (viewersOf.get(id) ?? new Set()).add(named))
    }
  }
  return [...viewersOf]
    .map(([id, viewers]) => ({
      story: { id, label: `${index[id]?.title}: ${index[id]?.name}` },
      viewers: [...viewers],
    }))
    .filter(({ story }) => isMeant(story, only))
}
