import { itemKey } from '../../lib/changes.ts'
export const listDiff = (before: readonly unknown[], after: readonly unknown[]) => {
  const left = new Map<string, number>()
  for (const item of before) left.set(itemKey(item), (left.get(itemKey(item)) ?? 0) + 1)
  const added: unknown[] = [], kept: unknown[] = [], removed: unknown[] = []
  for (const item of after) {
    const n = left.get(itemKey(item)) ?? 0
    if (n > 0) { kept.push(item); left.set(itemKey(item), n - 1) } else added.push(item)
  }
  for (const item of before) { const n = left.get(itemKey(item)) ?? 0; if (n > 0) { removed.push(item); left.set(itemKey(item), n - 1) } }
  return { added, removed, kept }
}
