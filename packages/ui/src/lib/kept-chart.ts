import { SeasonName } from '@bunko/api-client'
import { isRecord } from './is-record.ts'
import { listIn } from './kept-list.ts'
import { isText, listOf, picksOf } from './kept-picks.ts'
import type { TitlePick } from './title-pick.ts'

/** A changed chart as a draft keeps it: what it began with, and what was made of it. */
export interface KeptChart {
  base: readonly TitlePick[]
  rows: readonly TitlePick[]
}
/** A season that is to be added, as a draft keeps it: the year as it was typed. */
export interface KeptSeason {
  year: string
  season: SeasonName
  titles: readonly TitlePick[]
}

/** What a draft's text holds, newest first; what is damaged is left out. */
export const readKeptCharts = (text: string): KeptChart[] =>
  listOf(listIn(text), isRecord)
    .filter(({ base, rows }) => Array.isArray(base) && Array.isArray(rows))
    .map(({ base, rows }) => ({ base: picksOf(base), rows: picksOf(rows) }))

/** The same of a season that is to be added. */
export const readKeptSeasons = (text: string): KeptSeason[] =>
  listOf(listIn(text), isRecord).flatMap(({ year, season, titles }) => {
    const name = SeasonName.safeParse(season).data
    return isText(year) && name ? [{ year, season: name, titles: picksOf(titles) }] : []
  })
