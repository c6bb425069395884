/** A story as Storybook's index tells it. */
interface IndexedStory {
  id: string
  title: string
  name: string
  importPath: string
  exportName?: string
  type: string
}

/** Every story and docs page of this Storybook, by id. @throws an Error where the index does not answer */
export const loadStoryIndex = async (): Promise<Readonly<Record<string, IndexedStory>>> => {
  const answer = await fetch('./index.json')
  if (!answer.ok) throw new Error(`The story index answers ${answer.status}.`)
  return ((await answer.json()) as { entries: Record<string, IndexedStory> }).entries
}
