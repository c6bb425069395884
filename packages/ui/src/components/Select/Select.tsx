import { ChevronDown } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { cx } from '../../lib/cx.ts'
import { plainKey } from '../../lib/direction.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'

type SelectProps<T extends string> = Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children' | 'multiple'> & {
  /** The chosen one. */
  value: T
  /** In this order, each value once; a disabled one is seen and not chosen. */
  options: readonly { value: T; label: string; disabled?: boolean }[]
  /** Told of the one that was chosen. */
  onValueChange: (value: T) => void
  /**
   * Where a choice is sent at once: arrows and letters open the list, where most browsers would choose another one with
   * each press.
   */
  opensByKeys?: boolean
}

const openByKey = (event: KeyboardEvent<HTMLSelectElement>) => {
  const key = plainKey(event)
  const select: Partial<HTMLSelectElement> = event.currentTarget
  // Space opens it by itself.
  const isLetter = [...key].length === 1 && key !== ' '
  if (!isLetter && key !== 'ArrowDown' && key !== 'ArrowUp') return
  // Safari has no `showPicker`; a Mac opens the list at an arrow by itself.
  if (!isLetter && !select.showPicker && /^(Mac|iP)/.test(navigator.platform)) return
  event.preventDefault()
  try {
    select.showPicker?.()
  } catch {
    // In a frame of another site; as in an older browser, Space opens it there too.
  }
}

/**
 * The platform's own select, in our clothes.
 *
 * Use for one of a fixed list that everyone knows how to use; not for hundreds, there `Combobox`, and not for two to
 * five short ones that have room side by side, there `Segmented`. Give it a label through `Field` or `aria-label`.
 *
 * Keyboard: the platform's own; Space opens the list, arrows and first letters choose. With `opensByKeys` they open it.
 */
export const Select = <T extends string>(props: SelectProps<T>) => {
  const { value, options, onValueChange, opensByKeys = false, className, ...rest } = props
  return (
    <span className={cx('relative inline-block max-w-full', className)}>
      <select
        {...rest}
        {...(opensByKeys && { onKeyDown: openByKey })}
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
}
