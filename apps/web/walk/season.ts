import { seasonOf } from '@bunko/mock-server/named'
import { seasonLabel } from '../../../packages/ui/src/lib/season.ts'

/** The one of this day: the walk's mock, which has a chart for it, and its browser go by the real clock. */
export const SEASON = seasonOf(Date.now())
export const SEASON_NAME = seasonLabel(SEASON)
