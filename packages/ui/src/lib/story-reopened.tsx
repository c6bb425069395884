import type { Play } from '@bunko/storybook/screen'
import { useState, type ReactNode } from 'react'
import { seenAgain } from './story-seen-again.ts'

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

type Context = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

/** Leaves it and opens it later, when what was read does not count as fresh any more; `look` tells what is seen then. */
export const reopened = async ({ canvas, userEvent }: Context, look: () => Promise<void>): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
  await seenAgain(async () => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await look()
  })
}
