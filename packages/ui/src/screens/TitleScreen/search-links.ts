import { NO_SEARCH, writeSearch, type SearchFilters } from '../../lib/search-params.ts'
import { paths } from '../../paths.ts'

const TEXT_MAX = 200

/** The search for what a title has; null for a name that cannot stand in the address of one. */
export const searchFor = (filters: Partial<SearchFilters>): string | null => {
  const texts = Object.values(filters).flat().map(String)
  const isAsked = texts.every((text) => text.trim() !== '' && [...text].length <= TEXT_MAX)
  // A comma divides names there.
  const isWhole = !Object.values(filters).some((value) => Array.isArray(value) && value.join('').includes(','))
  return isAsked && isWhole ? `${paths.search.to()}?${writeSearch({ ...NO_SEARCH, ...filters }).toString()}` : null
}
