const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** '45 min', '3 h 20 min', '2 d 4 h': two places at the most, cut down. 'under 1 min' for less than that. */
export const durationText = (ms: number): string => {
  const whole = (unit: number) => Math.floor(ms / unit)
  const pair = (unit: number, name: string, small: number, smallName: string) => {
    const rest = Math.floor((ms % unit) / small)
    return `${whole(unit).toLocaleString('en')} ${name}${rest > 0 ? ` ${rest} ${smallName}` : ''}`
  }
  if (ms < MINUTE_MS) return 'under 1 min'
  if (ms < HOUR_MS) return `${whole(MINUTE_MS)} min`
  return ms < DAY_MS ? pair(HOUR_MS, 'h', MINUTE_MS, 'min') : pair(DAY_MS, 'd', HOUR_MS, 'h')
}

/** The unit that durations up to `ms` are drawn in. */
export const durationUnit = (ms: number): { name: 'minutes' | 'hours' | 'days'; ms: number } => {
  if (ms < 2 * HOUR_MS) return { name: 'minutes', ms: MINUTE_MS }
  return ms < 3 * DAY_MS ? { name: 'hours', ms: HOUR_MS } : { name: 'days', ms: DAY_MS }
}

/** The middle of what is given, between the two middles of an even number; null of nothing. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half]
  if (upper === undefined) return null
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}
