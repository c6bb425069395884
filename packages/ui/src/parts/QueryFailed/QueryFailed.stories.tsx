import { HttpError, NetworkError } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { QueryFailed } from './QueryFailed.tsx'

type Props = ComponentProps<typeof QueryFailed>
const CALL = 'GET /edits/proposals/'

let answer = () => {}
/** Beside what could be read before; tried again, it waits until the story lets the answer come. */
const Beside = ({ onRetry, query, ...rest }: Props) => {
  const [state, setState] = useState<'failed' | 'asked' | 'answered'>('failed')
  const retry = () => {
    onRetry()
    answer = () => setState('answered')
    setState('asked')
  }
  return (
    <main id="main" className="flex max-w-2xl flex-col gap-4 p-6">
      <h1 className="font-serif text-2xl font-semibold">Edit approvals</h1>
      {state !== 'answered' && (
        <QueryFailed {...rest} query={{ ...query, isFetching: state === 'asked' }} onRetry={retry} />
      )}
      <p>What was read before.</p>
    </main>
  )
}

const meta = preview.meta({
  component: QueryFailed,
  args: {
    query: { error: new NetworkError(CALL), isFetching: false },
    title: 'Failed to load edits',
    onRetry: fn(),
  },
})

export const NoAnswer = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load editsNetwork error - please check your connection',
    )
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
/** The server's own words, where it has some. */
export const Refused = meta.story({
  args: {
    query: { error: new HttpError({ call: CALL, status: 503, text: 'Manutenção até às 14h.' }), isFetching: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Manutenção até às 14h.')
  },
})
/** The rest goes on without it: said when there is time for it, with what is done meanwhile. */
export const Mild = meta.story({
  args: {
    mild: true,
    title: 'The statuses could not be loaded',
    query: { error: new HttpError({ call: 'GET /manga/magazines/info/', status: 500 }), isFetching: false },
    children: 'The usual ones are offered.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByText('The statuses could not be loaded').closest('[role=status]')).toBeVisible()
    await expect(canvas.getByText(/HTTP Error 500 The usual ones are offered\./)).toBeVisible()
  },
})
/** While it is tried again a second press does nothing. */
export const TryingAgain = meta.story({
  args: { query: { error: new NetworkError(CALL), isFetching: true } },
  play: async ({ canvas, args, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Trying again…')).toBeInTheDocument()
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})
/** The button keeps the focus for as long as it is there; then the screen has it. */
export const FocusStays = meta.story({
  render: (args) => <Beside {...args} />,
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(retry).toHaveFocus()
    answer()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(canvas.getByText('What was read before.')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: {
    title: 'x'.repeat(200),
    query: {
      error: new HttpError({ call: CALL, status: 500, text: `<b>${'長い説明'.repeat(60)}</b> ${'y'.repeat(200)}` }),
      isFetching: false,
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('b')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
