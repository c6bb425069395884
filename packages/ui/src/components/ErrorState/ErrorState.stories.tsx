import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { ErrorState } from './ErrorState.tsx'

const meta = preview.meta({
  component: ErrorState,
  args: {
    message: 'Failed to load pending edits',
    hint: 'Your filters are kept. Try again in a moment.',
    onRetry: fn(),
  },
})

export const WithRetry = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load pending edits')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Retrying = meta.story({ args: { retrying: true } })
export const WithoutRetry = meta.story({ render: ({ message, hint }) => <ErrorState message={message} hint={hint} /> })
export const WithAction = meta.story({
  args: { action: <Button variant="quiet">Clear the filters</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear the filters' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { message: 'm'.repeat(200), detail: '<b>Traceback</b> '.repeat(400) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(canvas.getByRole('alert').querySelector('b')).toBeNull()
  },
})

const Shelf = () => {
  const [isTried, setTried] = useState(false)
  return (
    <section aria-label="Trending">
      {isTried ? (
        <button type="button">The first title</button>
      ) : (
        <ErrorState message="Failed to load" onRetry={() => setTried(true)} />
      )}
    </section>
  )
}
/** Retry goes when it was pressed: Tab goes on in the same part of the screen. */
export const GoesUnderTheFocus = meta.story({
  render: () => <Shelf />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Retry' }).focus()
    await userEvent.keyboard('{Enter}')
    const section = canvas.getByRole('region', { name: 'Trending' })
    await waitFor(() => expect(section).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'The first title' })).toHaveFocus()
  },
})
