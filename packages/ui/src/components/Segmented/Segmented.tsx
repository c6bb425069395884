import { useId } from 'react'
import { cx } from '../../lib/cx.ts'

type SegmentedProps<T extends string> = {
  /** The group's name, for those who listen. */
  label: string
  /** In this order, each value once. */
  options: readonly { value: T; label: string }[]
  /** The chosen one. */
  value: T
  /** Told of the one that was chosen. */
  onValueChange: (value: T) => void
  /** All of them at once. */
  disabled?: boolean
}

/**
 * One of a few, side by side: radio buttons in other clothes.
 *
 * Use for one of two to five short choices, in a form or for what is in sight; not for more or longer ones, there
 * `Select`, and not for parts of a screen, there `Tabs`.
 *
 * Keyboard: Tab reaches the chosen one; the arrow keys move and choose at once.
 */
export const Segmented = <T extends string>({ label, options, value, onValueChange, disabled }: SegmentedProps<T>) => {
  const name = useId()
  return (
    <fieldset
      disabled={disabled}
      className="group inline-flex max-w-full min-w-0 gap-0.5 rounded-md border border-line bg-sunken p-0.5 sm:flex-wrap"
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            // A phone has one line: there they stand closer, and a text too long for it breaks within its part.
            'relative flex min-h-7.5 cursor-pointer items-center rounded-sm border px-3 text-center text-sm font-medium max-sm:px-2 max-[22rem]:px-1 pointer-coarse:min-h-11',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
            'has-disabled:cursor-not-allowed print:not-has-checked:hidden',
            option.value === value
              ? 'border-line-strong bg-surface text-ink shadow-card forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] group-disabled:border-line group-disabled:bg-transparent group-disabled:text-ink-muted group-disabled:shadow-none'
              : 'border-transparent text-ink-muted hover:text-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
