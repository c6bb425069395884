import type { Title } from '@bunko/api-client'

/** Ratings that are hidden unless the viewer asks for them. */
const MATURE: ReadonlySet<string> = new Set(['erotica', 'pornographic'])

export const isMature = ({ content_rating }: Pick<Title, 'content_rating'>): boolean => MATURE.has(content_rating ?? '')

/** Those a viewer sees among others. */
export const shownOf = <T extends Pick<Title, 'content_rating'>>(titles: readonly T[], mature: boolean): readonly T[] =>
  mature ? titles : titles.filter((title) => !isMature(title))
