import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

type ConfirmDialogProps = {
  /** Drawn only while this is true; nothing closes it but its owner. */
  open: boolean
  /** The question, in short. */
  title: ReactNode
  /** Names the thing it is about. */
  body: ReactNode
  /** On the button that does it. */
  confirmLabel: string
  /** On the way back; 'Cancel' when left out. */
  cancelLabel?: string
  /** `danger`, red, when left out; `primary` where nothing is destroyed. */
  tone?: 'danger' | 'primary'
  /** What was confirmed is under way: it neither closes nor is sent again. */
  busy?: boolean
  /** Announced while it is busy; 'Working…' when left out. */
  busyLabel?: string
  /** Does it. The dialog stays until `open` is false. */
  onConfirm: () => void
  /** The way back: its button, Esc, the cross or the backdrop. */
  onClose: () => void
}

/**
 * Asks before something is done that cannot be undone. The way back has the focus first.
 *
 * Use before what cannot be undone or would lose something typed, and name the thing; not to report what has happened,
 * there a toast, and not to ask for more than yes or no, there `Dialog`.
 *
 * Keyboard: the way back has the focus first; Tab goes on to the other button, Enter or Space presses, Esc is the way
 * back. While busy nothing closes it.
 */
export const ConfirmDialog = ({
  open,
  title,
  body,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  busy = false,
  busyLabel = 'Working…',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    alert
    size="sm"
    title={title}
    busy={busy}
    onClose={onClose}
    footer={
      <>
        <Button data-autofocus disabled={busy} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger-filled' : 'primary'}
          busy={busy}
          busyLabel={busyLabel}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </>
    }
  >
    <div className="flex flex-col gap-4 wrap-anywhere">{body}</div>
  </Dialog>
)
