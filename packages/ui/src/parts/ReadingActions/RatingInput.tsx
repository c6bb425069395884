import { useRef, useState, type KeyboardEvent } from 'react'
import { cx } from '../../lib/cx.ts'
import { arrowStep, plainKey } from '../../lib/direction.ts'

const RATINGS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const DOWN_AND_UP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const ENDS: Record<string, number> = { Home: 0, End: -1 }

interface Props {
  /** From 1 to 10; null while none is chosen. */
  value: number | null
  /** Told of the one that was chosen, from 1 to 10. */
  onChoose: (rating: number) => void
}

/**
 * One of ten. Arrows move, Space and Enter choose: what is passed on the way is not sent.
 *
 * Use where a choice is sent at once; not in a form that is sent as a whole, there `Segmented` or `Select`.
 *
 * Keyboard: one stop; the arrow keys go round, Home and End to the ends, and only Enter or Space chooses.
 */
export const RatingInput = ({ value, onChoose }: Props) => {
  const root = useRef<HTMLDivElement>(null)
  /** Where the focus is: from there Tab leaves, and comes back to what is chosen. */
  const [focused, setFocused] = useState<number | null>(null)
  const move = (event: KeyboardEvent) => {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const at = all.findIndex((one) => one === document.activeElement)
    const key = plainKey(event)
    const by = arrowStep(event) || DOWN_AND_UP[key]
    const to = by ? (at + by) % RATINGS.length : ENDS[key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to)?.focus()
  }
  return (
    <div>
      <p aria-hidden className="pb-1.5 text-sm text-ink-muted">
        Your rating
      </p>
      <div
        ref={root}
        role="radiogroup"
        tabIndex={-1}
        aria-label="Your rating"
        onKeyDown={move}
        onBlur={() => setFocused(null)}
        className="grid max-w-100 grid-cols-5 gap-1 sm:grid-cols-10"
      >
        {RATINGS.map((rating) => (
          <button
            key={rating}
            type="button"
            role="radio"
            aria-checked={rating === value}
            tabIndex={rating === (focused ?? value ?? 1) ? 0 : -1}
            onFocus={() => setFocused(rating)}
            onClick={() => onChoose(rating)}
            className={cx(
              'min-h-9 rounded-sm border text-ui font-medium tabular-nums pointer-coarse:min-h-11',
              rating === value
                ? 'border-ink bg-ink text-on-ink'
                : 'border-line-strong bg-surface text-ink hover:bg-sunken',
            )}
          >
            {rating}
          </button>
        ))}
      </div>
    </div>
  )
}
