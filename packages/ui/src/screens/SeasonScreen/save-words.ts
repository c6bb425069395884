import type { Saved } from '../../data/saved-chart.ts'
import { isOfWrite, isUnsure } from '../../lib/unsure.ts'

const idsOf = (titles: readonly { id: unknown }[]) => titles.map(({ id }) => id).join()

export const OWN_ORDER = 'Saved in the server’s order'
interface Words {
  title: string
  /** For who has left the chart. */
  elsewhere: string
}
/** What came of saving a chart, where titles or changes are not in it; null where all is saved. */
export const saveWords = (saved: Saved, label: string): Words | null => {
  if (saved.kind === 'gone') return { title: `${label} was deleted meanwhile`, elsewhere: 'Nothing was saved.' }
  if (saved.kind === 'changed')
    return {
      title: 'Somebody else changed this chart',
      elsewhere: isAmongTheirs(saved)
        ? `${label}: your changes are among theirs, nothing is left to save.`
        : `${label}: nothing was saved.`,
    }
  const [first, ...others] = saved.lost
  if (!first) return null
  return {
    title: 'Saved without some titles',
    elsewhere: `${label}: the server left out ${others.length === 0 ? first.name : `${saved.lost.length} titles`}.`,
  }
}

/** Of a save that failed. Where the answer to a read before it did not come, nothing was sent. */
export const failedText = (error: unknown): string =>
  isOfWrite(error) && isUnsure(error) ? 'The chart may have been saved all the same' : 'The chart was not saved'

/** Both made the same changes. */
export const isAmongTheirs = ({ base, rows }: Extract<Saved, { kind: 'changed' }>) => idsOf(base) === idsOf(rows)
