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

/**
 * Where the small picture of a story is, as the last `npm run visual` took it; undefined where it took none.
 * @throws an Error where the list of them does not answer
 */
export const loadPictures = async (): Promise<(id: string) => string | undefined> => {
  if (!import.meta.env['STORYBOOK_PICTURES']) return () => undefined
  const answer = await fetch('./pictures/index.json')
  if (!answer.ok) throw new Error(`The list of pictures answers ${answer.status}.`)
  const ids = new Set((await answer.json()) as string[])
  return (id) => (ids.has(id) ? `./pictures/${id}.webp` : undefined)
}
