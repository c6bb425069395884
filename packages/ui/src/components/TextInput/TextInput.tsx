import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'

/**
 * One line of text.
 *
 * Use for a name, an address, a word; not for whole numbers, there `NumberInput`, not for passwords, there
 * `PasswordInput`, and not for sentences, there `TextArea`. It stands in a `Field`.
 *
 * Keyboard: as in any text field; Enter submits its form.
 */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" dir="auto" {...rest} className={cx(CONTROL_LINE, className)} />
)
