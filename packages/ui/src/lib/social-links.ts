import type { Magazine, Publisher } from '@bunko/api-client'

const NAMES = {
  website: 'Website',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const satisfies Partial<Record<keyof Publisher, string>>
type Linked = Pick<Magazine, Exclude<keyof typeof NAMES, 'linkedin'>> & Partial<Pick<Publisher, 'linkedin'>>

/** Where a magazine or publisher is found, as its data say (section 3). */
export const socialLinks = (house: Linked): { term: string; url: string | null | undefined }[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({ term: NAMES[key], url: house[key] }))
