/** Items with their place as `key`, for what is drawn once and never reordered. */
export const numbered = <T>(items: readonly T[]): { key: number; item: T }[] =>
  items.map((item, key) => ({ key, item }))
