import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTROL } from '../Field/control-classes.ts'

type TextAreaProps = ComponentProps<'textarea'> & {
  /** How many lines are seen where the browser cannot let it grow: 3 when left out. */
  rows?: number
}

/**
 * Several lines of text; grows with them where the browser can.
 *
 * Use where more than one sentence is expected; not for a name or an address, there `TextInput`. It stands in a
 * `Field`.
 *
 * Keyboard: Enter begins a new line, Tab leaves.
 */
export const TextArea = ({ className, rows = 3, ...rest }: TextAreaProps) => (
  <textarea
    rows={rows}
    // A text from the right is written there.
    dir="auto"
    {...rest}
    className={cx(CONTROL, 'block field-sizing-content max-h-[60vh] min-h-20 resize-y px-3 py-2', className)}
  />
)
