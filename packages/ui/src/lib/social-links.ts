import type { Magazine, Publisher } from '@bunko/api-client'

const NAMES = {
  website: 'Website',
  twitter: 'Twitter',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
} as const satisfies Partial<Record<keyof Publisher, string>>
/** Where those of a name lead, as far as nothing else has to be said. */
const HOSTS: Partial<Record<keyof typeof NAMES, readonly string[]>> = {
  twitter: ['twitter.com', 'x.com'],
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com'],
  linkedin: ['linkedin.com'],
}

type Linked = Pick<Magazine, Exclude<keyof typeof NAMES, 'linkedin'>> & Partial<Pick<Publisher, 'linkedin'>>

/** Where a house is found, and what that is called. */
export interface NamedLink {
  term: string
  url: string | null | undefined
  /** Hosts that the term says already: of an address there what comes behind is enough. */
  hosts?: readonly string[] | undefined
}

/** Where a magazine or publisher is found, as its data say (section 3). */
export const socialLinks = (house: Linked): NamedLink[] =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[]).map((key) => ({
    term: NAMES[key],
    url: house[key],
    hosts: HOSTS[key],
  }))
