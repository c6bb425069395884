import { safeStorage } from '@bunko/ui/lib/storage'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { PanelBody } from './PanelBody.tsx'

const KEY = 'bunko-dev-panel'

const storage = safeStorage(() => window.localStorage)

/** A button in the corner, and the panel it opens. Development only. */
export const DevPanel = () => {
  const [open, setOpen] = useState(() => storage.read(KEY) === true)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)
  const pressed = useRef(false)

  const show = (next: boolean) => {
    pressed.current = next
    setOpen(next)
    storage.write(KEY, next)
    if (!next) button.current?.focus()
  }
  useEffect(() => {
    // After a reload the focus is the page's.
    if (open && pressed.current) panel.current?.focus()
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) show(false)
    // The app's own shortcuts stay the app's.
    event.stopPropagation()
  }

  return (
    <div
      role="presentation"
      onKeyDown={onKeyDown}
      className="fixed inset-s-3 bottom-3 z-10 flex flex-col items-start gap-2 print:hidden"
    >
      {open && (
        <section
          ref={panel}
          id="bunko-dev-panel-body"
          role="dialog"
          aria-label="Development"
          tabIndex={-1}
          className="flex max-h-[calc(100dvh-4.5rem)] w-80 max-w-[calc(100vw-1.5rem)] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-3 text-sm text-ink shadow-float outline-none"
        >
          <PanelBody />
        </section>
      )}
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={open ? 'bunko-dev-panel-body' : undefined}
        onClick={() => show(!open)}
        className="h-8 rounded-md border border-line-strong bg-surface px-2.5 text-xs font-semibold text-ink-muted shadow-card hover:border-ink-muted hover:text-ink"
      >
        Dev
      </button>
    </div>
  )
}
