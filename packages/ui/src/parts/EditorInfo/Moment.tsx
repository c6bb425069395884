import { age, readDate } from '../../lib/age.ts'
import { exactTime } from '../../lib/exact-time.ts'

/** A moment, exact and how long ago (section 9). */
export const Moment = ({ value, now }: { value: string | null; now: Date }) => {
  const date = readDate(value)
  if (!date) return <>Unknown date</>
  const ago = age(date, now)
  return (
    <time dateTime={date.toISOString()}>
      {exactTime(date)}
      {ago && <span className="block text-sm text-ink-muted">{ago}</span>}
    </time>
  )
}
