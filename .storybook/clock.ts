import { NOW } from '@bunko/mock-server'

const at = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** The moments the toolbar can stand at. At noon, so that the date is the same nearly everywhere. */
export const MOMENTS = {
  now: { title: 'Clock: 20 Nov 2026', at: NOW },
  'hour-later': { title: 'An hour later', at: NOW + 3_600_000 },
  'season-end': { title: 'Last day of fall', at: at('2026-11-30') },
  'season-start': { title: 'First day of winter', at: at('2026-12-01') },
  'new-year': { title: 'New Year 2027', at: at('2027-01-01') },
} as const

const isMoment = (name: unknown): name is keyof typeof MOMENTS => Object.hasOwn(MOMENTS, String(name))

/** The time, in milliseconds, of a value of the toolbar; the frozen one where there is no such value. */
export const momentOf = (name: unknown): number => MOMENTS[isMoment(name) ? name : 'now'].at
