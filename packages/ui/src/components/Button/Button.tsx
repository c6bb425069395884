import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { isWindowBlur } from '../../lib/window-blur.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { buttonClasses, type ButtonLook } from './button-classes.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'children' | 'onFocus' | 'onBlur'> & {
  /** Its words. */
  children: ReactNode
  /**
   * `primary`: what the screen is for. `danger`, `danger-filled`: it destroys. `quiet`: no outline. `secondary` when
   * left out.
   */
  variant?: ButtonLook['variant']
  /** At least 32 or 36 px high, 44 where one touches; `md`, 36 px, when left out. */
  size?: ButtonLook['size']
  /** As wide as its place. */
  block?: boolean
  /** Keeps width and focus, swallows presses (a form is not sent twice) and is announced. */
  busy?: boolean | undefined
  /** Announced while it is busy; 'Working…' when left out. */
  busyLabel?: string
  /** In front of the words, and not read out. */
  icon?: ReactNode
  /** The key that does the same, shown and told; the listening is the screen's. */
  shortcut?: string | undefined
}

/**
 * The one button: ink for what the screen is for, an outline for the rest, crimson for what destroys.
 *
 * Use for what happens here and now, one primary to a screen; not for going somewhere, there `ButtonLink`, and not
 * without words, there `IconButton`.
 *
 * Keyboard: Enter or Space presses; while busy it keeps the focus and a press does nothing; disabled, it is no stop, but
 * keeps the focus that it had. A shortcut is shown here and listened to by the screen.
 */
export const Button = ({
  variant,
  size,
  block,
  busy = false,
  busyLabel = 'Working…',
  icon,
  shortcut,
  className,
  children,
  disabled,
  onClick,
  onMouseDown,
  ...rest
}: ButtonProps) => {
  // Disabled under the focus, it would drop it on the page: it is when the focus has left.
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = disabled && hasFocus
  const sends = rest.type === 'submit'
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field presses it as well, and that is no reason to leave the field.
    if (sends && event.detail > 0) event.currentTarget.focus()
    if (busy || isHeld) event.preventDefault()
    else onClick?.(event)
  }
  // A field that is checked when it is left would change the page, and push the button away, between the two halves of
  // a press: the focus comes with the second.
  const hold = (event: MouseEvent<HTMLButtonElement>) => {
    if (sends) event.preventDefault()
    onMouseDown?.(event)
  }
  return (
    <>
      <button
        type="button"
        {...rest}
        disabled={disabled && !hasFocus}
        aria-disabled={busy || isHeld || rest['aria-disabled']}
        aria-busy={busy || undefined}
        aria-keyshortcuts={shortcut}
        onClick={press}
        onMouseDown={hold}
        onFocus={() => setHasFocus(true)}
        onBlur={(event) => !isWindowBlur(event) && setHasFocus(false)}
        className={cx(buttonClasses({ variant, size, block }), busy && 'cursor-progress', className)}
      >
        <span className={cx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>
          {icon && (
            <span aria-hidden className="shrink-0 [&>svg]:size-4">
              {icon}
            </span>
          )}
          <span className="min-w-0">{children}</span>
          {shortcut && <Kbd inherit>{shortcut}</Kbd>}
        </span>
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center">
            <Spinner size="sm" />
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </>
  )
}
