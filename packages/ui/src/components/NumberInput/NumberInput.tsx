import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode' | 'min' | 'max' | 'step'>

/**
 * A whole number, typed as text: no wheel, no arrows that change it by accident. lib/parse-number reads it (R14).
 *
 * Use for a year, a count or a volume; not for a number nobody counts with, such as a code, there `TextInput`. It
 * stands in a `Field`.
 *
 * Keyboard: as in any text field; the arrow keys and the wheel change nothing.
 */
export const NumberInput = ({ className, ...rest }: NumberInputProps) => (
  <input
    autoComplete="off"
    {...rest}
    type="text"
    inputMode="numeric"
    className={cx(CONTROL_LINE, 'max-w-36 tabular-nums', className)}
  />
)
