import { tabStorage } from '../lib/storage.ts'

const KEPT = 'row-heights'

type Heights = ReadonlyMap<unknown, number>

/** Keeps the heights in pixels of a list's rows for the document that comes after a reload: the last list's alone. */
export const keepHeights = (key: string, heights: Heights): void =>
  void tabStorage.write(KEPT, { key, heights: [...heights] })

/** Without them rows are guessed, and other ones stand where the window was. */
export const findHeights = (key: string): Heights | undefined => {
  const kept = tabStorage.read(KEPT) as { key: string; heights: [unknown, number][] } | null
  return kept?.key === key ? new Map(kept.heights) : undefined
}
