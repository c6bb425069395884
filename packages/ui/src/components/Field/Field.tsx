import { useId, type ReactNode } from 'react'
import { FieldError } from './FieldError.tsx'

/** What ties a control to its label, hint and error; spread it onto the control. */
export type Control = {
  id: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  /** Above the control, and its name. */
  label: ReactNode
  /** Below the control, and read out with it. */
  hint?: ReactNode
  /** What is wrong, above the hint; the control is marked as invalid. */
  error?: ReactNode
  /** A star after the label, and the control says so. */
  required?: boolean
  /** Something at the label's right end: a link, a count. */
  aside?: ReactNode
  /** The control's; one is made when left out. */
  id?: string
  /** Draws the control, on which it spreads what it is given. */
  children: (control: Control) => ReactNode
}

/**
 * Label above, error beside the control and tied to it, hint below.
 *
 * Use around every control of a form; not around `Checkbox`, which brings its own label, and not around a search above
 * a list, there `SearchInput`.
 *
 * Keyboard: none of its own; a press on the label gives the control the focus.
 */
export const Field = ({ label, hint, error, required = false, aside, id, children }: FieldProps) => {
  const own = useId()
  const control = id ?? own
  const describedBy = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={control} className="min-w-0 text-ui font-semibold">
          {label}
          {required && (
            <span aria-hidden className="text-danger">
              {' '}
              *
            </span>
          )}
        </label>
        {aside && <span className="shrink-0 text-sm text-ink-muted">{aside}</span>}
      </div>
      {children({
        id: control,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${control}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
