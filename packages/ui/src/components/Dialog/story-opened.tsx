import { useState, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'

interface Props {
  /** The page's heading, for who listens. */
  heading: string
  /** What opens it, and has the focus again when it is closed. */
  button: string
  /** Whether it is open from the start. */
  isOpen?: boolean
  onClose: () => void
  children: (close: () => void) => ReactNode
}
/** What is opened by a button and closes by itself, on a page of its own. */
export const Opened = ({ heading, button, isOpen = false, onClose, children }: Props) => {
  const [open, setOpen] = useState(isOpen)
  const close = () => {
    setOpen(false)
    onClose()
  }
  return (
    <main className="p-6">
      <h1 className="sr-only">{heading}</h1>
      <Button onClick={() => setOpen(true)}>{button}</Button>
      {open && children(close)}
    </main>
  )
}
