import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/**
 * The platform's own checkbox with its label beside it; the whole line can be pressed.
 *
 * Use for one thing that is on or off once the form is sent; not for one of several, there `Segmented` or `Select`.
 *
 * Keyboard: Tab reaches it, Space switches it; Enter submits its form.
 */
export const Checkbox = ({ label, hint, id, className, ...rest }: CheckboxProps) => {
  const own = useId()
  const box = id ?? own
  const describedBy = [rest['aria-describedby'], hint && `${box}-hint`].filter(Boolean).join(' ')
  return (
    <div className={cx('grid min-w-0 grid-cols-[auto_1fr] gap-x-2.5', className)}>
      <input
        {...rest}
        id={box}
        type="checkbox"
        aria-describedby={describedBy || undefined}
        className="my-1 size-4.5 shrink-0 rounded-sm disabled:cursor-not-allowed pointer-coarse:my-3"
      />
      <label
        htmlFor={box}
        className={cx(
          'min-w-0 py-0.5 text-ui font-medium wrap-anywhere pointer-coarse:py-3',
          rest.disabled && 'cursor-not-allowed text-ink-muted',
        )}
      >
        {label}
      </label>
      {hint && (
        <p id={`${box}-hint`} className="col-start-2 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
