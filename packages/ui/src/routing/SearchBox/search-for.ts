import { paths } from '../../paths.ts'

/** The search screen's address for a text. */
export const searchFor = (text: string): string => {
  const q = text.trim()
  return q === '' ? paths.search.to() : `${paths.search.to()}?${new URLSearchParams({ q })}`
}
