const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '18 Nov 2026, 14:22' in the reader's time zone. */
export const exactTime = (date: Date): string => EXACT.format(date)
