import type { Title } from '@bunko/api-client'

const FIGURES = ['rating', 'follows', 'favorites'] as const
/** What a card tells of a title beside its facts. */
export type Figure = (typeof FIGURES)[number]

// Made when a count is shown: the browser reads its tables for it, 30 ms and more, and home's first paint shows ratings.
let compact: Intl.NumberFormat | undefined
const shortCount = (count: number) =>
  (compact ??= new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })).format(count)

/** '8.4' of a rating, '12.3K' of a count; null where the server does not say. */
export const figureText = ({ statistics }: Pick<Title, 'statistics'>, figure: Figure): string | null => {
  const value = statistics?.[figure]
  if (value === null || value === undefined) return null
  return figure === 'rating' ? value.toFixed(1) : shortCount(value)
}
