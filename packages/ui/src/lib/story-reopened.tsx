import { useState, type ReactNode } from 'react'
import { seenAgain } from './story-seen-again.ts'

type Press = (name: 'Close' | 'Open') => Promise<void>

/** For stories: a screen that can be left and opened again, with what was read of it kept as in the app. */
export const Reopened = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" className="min-h-6" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && children}
    </>
  )
}

/** Leaves it and opens it later, when what was read does not count as fresh any more; `look` tells what is seen then. */
export const reopened = async (press: Press, look: () => Promise<void>): Promise<void> => {
  await press('Close')
  await seenAgain(async () => {
    await press('Open')
    await look()
  })
}
