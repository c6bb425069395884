import { refOf, type Id, type Title } from '@bunko/api-client'
import type { CreatedTitle } from '../../lib/kept-title.ts'
import { parseNumber } from '../../lib/parse-number.ts'
import type { SeasonKey } from '../../lib/season.ts'
import type { TitleValues } from '../../lib/title-form.ts'

/** A title that was just created, and what is still to be done with it. */
export interface Created extends CreatedTitle {
  name: string
  /** The season it is to be added to; null for none. */
  season: SeasonKey | null
  /** Of an earlier visit: some covers may have arrived. */
  restored: boolean
}
/** Whether its season has it: 'perhaps' once an attempt to add it got no answer. */
export type InSeason = 'no' | 'perhaps' | 'yes'
/** What remains to be done, by what stood in the form. */
export const createdOf = (title: CreatedTitle, values: TitleValues, restored: boolean): Created => {
  const year = parseNumber(values.seasonYear)
  const { season, primaryTitle } = values
  return {
    ...title,
    name: primaryTitle.trim(),
    season: values.seasonal && typeof year === 'number' ? { year, season } : null,
    restored,
  }
}
/** How the server calls it. */
export const namedBy = (title: Title): CreatedTitle => {
  const ref: Id = refOf(title)
  return { ref, id: title.id ?? ref }
}
