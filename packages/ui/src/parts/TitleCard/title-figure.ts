import type { Title } from '@bunko/api-client'

const FIGURES = ['rating', 'follows', 'favorites'] as const
/** What a card tells of a title beside its facts. */
export type Figure = (typeof FIGURES)[number]

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** '8.4' of a rating, '12.3K' of a count; null where the server does not say. */
export const figureText = ({ statistics }: Pick<Title, 'statistics'>, figure: Figure): string | null => {
  const value = statistics?.[figure]
  if (value === null || value === undefined) return null
  return figure === 'rating' ? value.toFixed(1) : compact.format(value)
}
