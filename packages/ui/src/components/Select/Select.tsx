import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'

type SelectProps<T extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple'> & {
  value: T
  options: readonly { value: T; label: string; disabled?: boolean }[]
  onValueChange: (value: T) => void
}

/**
 * The platform's own select, in our clothes.
 *
 * Use for one of a fixed list that everyone knows how to use; not for hundreds, there `Combobox`, and not for two to
 * four short ones in sight, there `Segmented`. Give it a label through `Field` or `aria-label`.
 *
 * Keyboard: the platform's own; Space opens the list, arrows and first letters choose.
 */
export const Select = <T extends string>({ value, options, onValueChange, className, ...rest }: SelectProps<T>) => (
  <span className={cx('relative inline-block max-w-full', className)}>
    <select
      {...rest}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onValueChange(chosen.value)
      }}
      className={cx(CONTROL_LINE, 'appearance-none truncate pe-9 font-medium')}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted"
    />
  </span>
)
