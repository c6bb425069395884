import type * as z from 'zod/mini'
import { entity, number } from './common.ts'
import { open, SeasonName } from './enums.ts'

/** A season that has a chart. */
export const Season = entity(['year'], { year: number, season: open(SeasonName), count: number })
export type Season = z.infer<typeof Season>
