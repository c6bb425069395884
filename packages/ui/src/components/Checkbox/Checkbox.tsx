import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { FieldError } from '../Field/FieldError.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Beside the box; pressed, it switches it too. */
  label: ReactNode
  /** Below, and read out with the box. */
  hint?: ReactNode
  /** What is wrong, above the hint; the box is marked as invalid. */
  error?: ReactNode
}

/** As the other fields look; the platform's own is filled with grey in the dark, as if it could not be pressed. */
const BOX = cx(
  'my-1 grid size-4.5 shrink-0 appearance-none place-content-center rounded-sm border border-line-strong bg-surface',
  'aria-invalid:border-danger checked:border-ink checked:bg-ink hover:not-checked:enabled:border-ink-muted disabled:cursor-not-allowed disabled:opacity-60',
  // Paper and forced colours have no backgrounds: there the platform draws it, without a second tick.
  'pointer-coarse:my-3 forced-colors:appearance-auto forced-colors:before:hidden print:appearance-auto print:before:hidden',
  'before:size-2.5 before:bg-surface before:[clip-path:polygon(14%_44%,0_65%,42%_100%,100%_16%,82%_2%,40%_66%)] not-checked:before:hidden',
)

/**
 * A check box with its label beside it; the whole line can be pressed.
 *
 * Use for one thing that is on or off once the form is sent; not for one of several, there `Segmented` or `Select`.
 *
 * Keyboard: Tab reaches it, Space switches it; Enter submits its form.
 */
export const Checkbox = ({ label, hint, error, id, className, ...rest }: CheckboxProps) => {
  const own = useId()
  const box = id ?? own
  const told = [rest['aria-describedby'], error && `${box}-error`, hint && `${box}-hint`]
  const describedBy = told.filter(Boolean).join(' ')
  return (
    <div className={cx('grid min-w-0 grid-cols-[auto_1fr] gap-x-2.5', className)}>
      <input
        {...rest}
        id={box}
        type="checkbox"
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        className={BOX}
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
      {error && (
        <div className="col-start-2">
          <FieldError id={`${box}-error`}>{error}</FieldError>
        </div>
      )}
      {hint && (
        <p id={`${box}-hint`} className="col-start-2 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
