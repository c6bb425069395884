import { isApiError, TITLE_YEAR_MIN, titleYearMax } from '@bunko/api-client'

/** By the server's names, in the order of the form. */
export const SEASON_FIELDS = {
  year: { id: 'add-season-year', label: 'Year' },
  season: { id: 'add-season-season', label: 'Season' },
  manga_ids: { id: 'add-season-titles', label: 'Titles' },
} as const
type Name = keyof typeof SEASON_FIELDS
export type SeasonProblems = Partial<Record<Name, string>>

/** What the server says of the fields. */
export const refusedFields = (error: unknown): SeasonProblems =>
  isApiError(error) && error.kind === 'http' ? error.fields : {}

export const yearProblem = (year: number | null | 'invalid', now: Date): string | null => {
  if (year === null || year === 'invalid') return 'Enter a whole number in digits.'
  const max = titleYearMax(now)
  return year < TITLE_YEAR_MIN || year > max ? `Enter a year from ${TITLE_YEAR_MIN} to ${max}.` : null
}

/** For the summary. */
export const listed = (problems: SeasonProblems) =>
  (Object.keys(SEASON_FIELDS) as Name[]).flatMap((name) => {
    const text = problems[name]
    return text === undefined ? [] : [{ ...SEASON_FIELDS[name], text }]
  })
