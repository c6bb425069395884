import { useId, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClasses, type ButtonLook } from '../Button/button-classes.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { keepInside, usePopover } from './use-popover.ts'

type PopoverProps = {
  /** What the button shows. */
  trigger: ReactNode
  /** The button's name where the trigger has no words, and the panel's. */
  label: string
  /** How the button looks, as `variant` of a `Button`; `secondary` when left out. */
  look?: ButtonLook['variant']
  /** At which edge of the button the panel stands; `start` when left out. */
  align?: 'start' | 'end'
  /** The panel; `close` gives the focus back to the button. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/**
 * A small panel below its button, or above it where there is no room. The page stays within reach.
 *
 * Use for a few controls or a note that would be in the way if they were always there; not for a list of actions, there
 * `Menu`, and not for a task that must be finished, there `Dialog`.
 *
 * Keyboard: Enter or Space opens and closes; Tab goes on into the panel, and leaving it closes it; Esc closes and gives
 * the focus back.
 */
export const Popover = ({ trigger, label, look, align = 'start', children }: PopoverProps) => {
  const id = useId()
  const { root, trigger: button, open, setOpen, dismiss } = usePopover()
  return (
    <div ref={root} className="relative inline-block max-w-full">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={buttonClasses({ variant: look })}
      >
        {trigger}
        {typeof trigger !== 'string' && <VisuallyHidden>{label}</VisuallyHidden>}
      </button>
      {open && (
        <div
          ref={keepInside}
          id={id}
          role="group"
          aria-label={label}
          className={cx('popover-panel w-max p-4', align === 'end' ? 'inset-e-0' : 'inset-s-0')}
        >
          {typeof children === 'function' ? children(dismiss) : children}
        </div>
      )}
    </div>
  )
}
