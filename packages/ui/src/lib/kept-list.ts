/** Drafts of one form that are kept at the same time: more than anybody leaves unfinished. */
const KEPT = 20

/** What a draft's text holds, one after the other; nothing where it is damaged. */
export const listIn = (text: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
const textOf = (list: readonly unknown[]) => (list.length === 0 ? '' : JSON.stringify(list))

/** Each draft that a text holds, as a text of its own; nothing where it is damaged. */
export const draftsIn = (text: string): string[] => listIn(text).map((one) => textOf([one]))

/** A text without some of its drafts, each named by its own text. */
export const withoutDrafts = (text: string, gone: readonly string[]): string =>
  textOf(listIn(text).filter((one) => !gone.includes(textOf([one]))))

/** The drafts of two texts, the newest first; the oldest go where there are too many. */
export const joinedDrafts = (newer: string, earlier: string): string =>
  textOf([...listIn(newer), ...listIn(earlier)].slice(0, KEPT))
