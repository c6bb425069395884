import type { Period } from '@bunko/api-client'

/** Section 2's period selector. */
export const PERIODS: readonly { value: Period; label: string }[] = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
]

/** The moment a period began, in the reader's time zone; weeks begin on Monday. */
export const periodStart = (period: Period, now: Date): Date => {
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  if (period === 'week') start.setDate(start.getDate() - ((start.getDay() + 6) % 7))
  if (period === 'month') start.setDate(1)
  return start
}
