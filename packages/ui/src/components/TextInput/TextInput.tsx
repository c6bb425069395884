import type { ComponentProps } from 'react'
import { cx } from '../../lib/cx.ts'
import { CONTROL_LINE } from '../Field/control-classes.ts'

/** One line of text. */
export const TextInput = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input type="text" {...rest} className={cx(CONTROL_LINE, className)} />
)
