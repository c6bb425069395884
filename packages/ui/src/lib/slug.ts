/** Types that are written behind the slug (section 3). */
const SUFFIXED: ReadonlySet<string> = new Set(['novel', 'light_novel', 'web_novel'])

/**
 * Section 3's slug of a primary title, literally, with the type behind it where R11 says so. Where the title leaves
 * nothing usable it is the `mangadexId` (R10).
 */
export const slugOf = (primaryTitle: string, type: string, mangadexId: string): string => {
  const slug = primaryTitle
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
  if (!/[a-z0-9]/.test(slug)) return mangadexId
  return SUFFIXED.has(type) ? `${slug}-${type}` : slug
}
