import { X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { enterTopLayer } from '../../lib/top-layer.ts'
import { IconButton } from '../IconButton/IconButton.tsx'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

type DialogProps = {
  /** Drawn only while this is true; nothing closes it but its owner. */
  open: boolean
  /** Esc, the cross, the backdrop, or the platform's way back. */
  onClose: () => void
  /** Its heading and its name. */
  title: ReactNode
  /** Between title and buttons; what is too long scrolls. */
  children: ReactNode
  /** Buttons; `data-autofocus` on the one (or on a field) that shall have the focus first. */
  footer?: ReactNode
  /** At most 448, 576 or 896 px wide; `md`, 576 px, when left out. */
  size?: keyof typeof SIZES
  /** Asks before something is destroyed. */
  alert?: boolean
  /** Something is under way that must not be left: it does not close. */
  busy?: boolean
}

const toMain = () => {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * The platform's modal dialog: the rest of the page is out of reach, the focus goes back to where it came from.
 *
 * Use for a short task that must be finished or left before anything else; not for what can stand in the page, there
 * `Card` or `Popover`, and not for yes or no, there `ConfirmDialog`.
 *
 * Keyboard: the focus goes in and Tab stays in; Esc closes, except while busy, and the focus returns to where it was. A
 * long text without controls takes the focus, and the arrow keys scroll it.
 */
export const Dialog = ({ open, ...rest }: DialogProps) => (open ? <OpenDialog {...rest} /> : null)

const OpenDialog = ({
  onClose,
  title,
  children,
  footer,
  size = 'md',
  alert,
  busy = false,
}: Omit<DialogProps, 'open'>) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const close = useRef(() => {})
  const id = useId()
  useEffect(() => {
    close.current = () => !busy && onClose()
  })
  useEffect(() => {
    const node = dialog.current
    if (!node) return
    const before = document.activeElement
    const pressed = { outside: false }
    const listening = new AbortController()
    const on = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(type, act, { signal: listening.signal })
    on('cancel', (event) => {
      event.preventDefault()
      close.current()
    })
    // Chromium closes at the second Esc whatever was prevented. Open, it tells of an earlier closing: StrictMode's.
    on('close', () => {
      if (node.open || !node.isConnected) return
      node.showModal()
      close.current()
    })
    on('pointerdown', (event) => (pressed.outside = event.target === node))
    on('click', (event) => {
      if (event.target === node && pressed.outside) close.current()
    })
    node.showModal()
    const leave = enterTopLayer(node)
    node.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    // Chromium begins at what scrolls, though there are fields in it.
    if (document.activeElement === body.current) body.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
    return () => {
      listening.abort()
      leave()
      node.close()
      // Where it is gone, whoever took it away may know what comes next, in a moment.
      if (!(before instanceof HTMLElement) || !before.isConnected) return void setTimeout(toMain)
      before.focus()
      // What is closed by now takes none.
      toMain()
    }
  }, [])
  // What scrolls must be reachable by keyboard: by something in it, else by itself.
  useEffect(() => {
    const node = body.current
    const content = node?.firstElementChild
    if (!node || !content) return
    const look = () => {
      const stuck = node.scrollHeight > node.clientHeight && !content.querySelector(FOCUSABLE)
      if (stuck) node.tabIndex = 0
      else node.removeAttribute('tabindex')
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(node)
    sizes.observe(content)
    return () => sizes.disconnect()
  }, [])
  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      className={cx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-hidden rounded-lg border border-line bg-surface p-0 text-ink shadow-float',
        'opacity-100 transition-[opacity,translate] duration-150 backdrop:bg-veil starting:translate-y-2 starting:opacity-0',
        SIZES[size],
      )}
    >
      {/* In a window too low for a title, a line and the buttons all of it scrolls: at 400 % a wide screen is one. */}
      <div className="flex max-h-[calc(100dvh-2rem-2px)] flex-col [@media(max-height:20rem)]:overflow-y-auto">
        <h2 id={`${id}-title`} className="px-5 pe-14 pt-4.5 font-serif text-xl font-semibold wrap-anywhere">
          {title}
        </h2>
        <div
          ref={body}
          id={`${id}-body`}
          className={cx(
            'min-h-0 overflow-y-auto overscroll-contain rounded-sm px-5 pt-2 pb-5 -outline-offset-2',
            '[@media(max-height:20rem)]:shrink-0 [@media(max-height:20rem)]:overflow-visible',
          )}
        >
          <div>{children}</div>
        </div>
        {footer && (
          <div className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3.5">
            {footer}
          </div>
        )}
        <IconButton
          label="Close"
          icon={<X aria-hidden />}
          disabled={busy}
          onClick={onClose}
          className="absolute inset-e-3 top-3"
        />
      </div>
    </dialog>
  )
}
