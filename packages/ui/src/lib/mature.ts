import { storedChoice, type Title } from '@bunko/api-client'

/** Ratings that are hidden unless the viewer asks for them. */
const MATURE: ReadonlySet<string> = new Set(['erotica', 'pornographic'])

/** Whether a title is hidden then; also of one that was not read by the contract, as a choice is shown: 'Erotica'. */
export const isMature = ({ content_rating }: Pick<Title, 'content_rating'>): boolean =>
  MATURE.has(storedChoice(content_rating ?? ''))

/** Those a viewer sees among others. */
export const shownOf = <T extends Pick<Title, 'content_rating'>>(titles: readonly T[], mature: boolean): readonly T[] =>
  mature ? titles : titles.filter((title) => !isMature(title))
