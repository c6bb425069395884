import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { buttonClasses, type ButtonLook } from '../Button/button-classes.ts'
import { Link } from '../Link/Link.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { keepInside, usePopover } from '../Popover/use-popover.ts'

/** A line of a menu: a way to a place, by `to`, or something that is done, by `onSelect`. */
export type MenuItem = {
  /** Its own among the items. */
  id: string
  /** Its words. */
  label: ReactNode
  /** It destroys: its words are red. */
  danger?: boolean
  /** It can be gone to, and does nothing. */
  disabled?: boolean
  /** A choice that is on or off (a theme): shown with a tick. */
  checked?: boolean
  /** A hairline above. */
  divided?: boolean
} & ({ to: string; onSelect?: never } | { onSelect: () => void; to?: never })

type MenuProps = {
  /** Plain words get an arrow, which says that a list opens: without it nothing tells them from a button that acts. */
  trigger: ReactNode
  /** The menu's name, and the button's where the trigger is not plain words. */
  label: string
  /** In this order. */
  items: readonly MenuItem[]
  /** Above the items: who is signed in. */
  header?: ReactNode
  /** How the button looks, as `variant` of a `Button`; `secondary` when left out. */
  look?: ButtonLook['variant']
  /** At which edge of the button the menu stands; `start` when left out. */
  align?: 'start' | 'end'
  /** Added to the button's own classes. */
  triggerClassName?: string
}

const entriesIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]

/**
 * A button with a menu.
 *
 * Use for actions and ways on that need no room of their own; not for a choice that belongs to a form, there `Select`,
 * and not for anything but items, there `Popover`.
 *
 * Keyboard: Enter, Space or Down opens at the first item, Up at the last; Up and Down go round, Home and End to the
 * ends, Enter chooses; Esc closes and gives the focus back, Tab closes and goes on.
 */
export const Menu = ({ trigger, label, items, header, look, align = 'start', triggerClassName }: MenuProps) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  /** The entry that the focus begins at: the first, or -1, the last. */
  const startAt = useRef(0)
  const { root, trigger: button, open, setOpen, dismiss } = usePopover()

  useEffect(() => {
    if (open) entriesIn(list.current).at(startAt.current)?.focus()
  }, [open])

  const show = (from: number) => {
    startAt.current = from
    setOpen(true)
  }
  const openByKey = (event: KeyboardEvent) => {
    const from = { ArrowDown: 0, ArrowUp: -1 }[event.key]
    if (from === undefined) return
    event.preventDefault()
    show(from)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    const all = entriesIn(list.current)
    const at = all.findIndex((entry) => entry === document.activeElement)
    const to = { ArrowDown: (at + 1) % all.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to)?.focus()
  }
  const choose = (item: MenuItem) => {
    if (item.disabled) return
    dismiss()
    item.onSelect?.()
  }

  return (
    <div ref={root} className="relative inline-block max-w-full">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? dismiss() : show(0))}
        onKeyDown={openByKey}
        className={cx(buttonClasses({ variant: look }), triggerClassName)}
      >
        {trigger}
        {typeof trigger === 'string' ? (
          <ChevronDown aria-hidden className="-me-1 size-4 shrink-0" />
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        )}
      </button>
      {open && (
        <div
          ref={keepInside}
          className={cx(
            'popover-panel min-w-[max(100%,min(13rem,100vw-2rem))] p-1.5',
            align === 'end' ? 'inset-e-0' : 'inset-s-0',
          )}
        >
          {header && <div className="mb-1.5 border-b border-line px-2.5 pt-1 pb-2.5">{header}</div>}
          <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} onKeyDown={move}>
            {items.map((item, at) => {
              const checkable = item.checked !== undefined
              const shared = {
                role: checkable ? 'menuitemcheckbox' : 'menuitem',
                'aria-checked': checkable ? item.checked : undefined,
                'aria-disabled': item.disabled || undefined,
                'data-entry': true,
                tabIndex: -1,
                className: cx('menu-entry', item.danger && 'text-danger'),
                onClick: () => choose(item),
              }
              const inside = (
                <>
                  <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
                  {item.checked && <Check aria-hidden className="size-4 shrink-0" />}
                </>
              )
              return (
                <div
                  key={item.id}
                  role="none"
                  className={cx(item.divided && at > 0 && 'mt-1.5 border-t border-line pt-1.5')}
                >
                  {item.to !== undefined && !item.disabled ? (
                    <Link {...shared} to={item.to} variant="bare">
                      {inside}
                    </Link>
                  ) : (
                    <button type="button" {...shared}>
                      {inside}
                    </button>
                  )}
                </div>
              )
            })}
          </div>
        </div>
      )}
    </div>
  )
}
