import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { topmostAt } from '@bunko/storybook/topmost'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Live } from './story-live.tsx'
import { Toaster, type ToastMessage } from './Toaster.tsx'

const undo = fn()

/** For a day: whoever looks at it on a page scrolls there first. */
const STAYS = 86_400_000

const meta = preview.meta({
  component: Toaster,
  args: { messages: [], onDone: fn() },
  parameters: ownFrame('360px'),
  render: ({ messages, onDone }) => <Live initial={messages} onDone={onDone} />,
})

const SUCCESS: ToastMessage = { id: 'ok', tone: 'success', title: 'Edit approved successfully', durationMs: 8000 }
const FAILURE: ToastMessage = {
  id: 'bad',
  tone: 'error',
  title: 'Creation Failed',
  text: 'Network error - please check your connection',
}

export const EveryTone = meta.story({
  args: {
    messages: [
      { ...SUCCESS, durationMs: STAYS },
      { ...FAILURE, durationMs: STAYS },
      {
        id: 'warn',
        tone: 'warning',
        title: 'Missing Required Fields',
        text: 'Please fill in the Title and Description fields.',
        durationMs: STAYS,
      },
      {
        id: 'info',
        tone: 'info',
        title: 'Files Added',
        text: '3 files added',
        durationMs: STAYS,
        action: { label: 'Undo', onSelect: undo },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // In a low window they lie behind the newest until then.
    await userEvent.hover(await canvas.findByText('Files Added'))
    await waitFor(() => expect(canvas.getByText('Edit approved successfully')).toBeVisible())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Creation Failed')
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
})
export const Dismissed = meta.story({
  args: { messages: [SUCCESS] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
    await waitFor(() => expect(canvas.queryByText('Edit approved successfully')).toBeNull())
  },
})
export const GoesByItself = meta.story({
  args: { messages: [{ ...SUCCESS, durationMs: 1_000 }] },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Edit approved successfully')).toBeInTheDocument()
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
  },
})
export const Action = meta.story({
  args: { messages: [{ ...SUCCESS, action: { label: 'Undo', onSelect: undo } }] },
  beforeEach: () => {
    undo.mockClear()
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
  },
})
/** Pressed again while it slides away, it is done once. */
export const ActionPressedTwice = meta.story({
  args: { messages: [{ ...SUCCESS, action: { label: 'Undo', onSelect: undo } }] },
  beforeEach: () => {
    undo.mockClear()
  },
  play: async ({ canvas, args }) => {
    const button = await canvas.findByRole('button', { name: 'Undo' })
    await fireEvent.click(button)
    await fireEvent.click(button)
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
    await expect(undo).toHaveBeenCalledOnce()
  },
})
/** What was pressed goes with its message, and holds the next one no longer. */
export const NextGoesAfterADismissal = meta.story({
  args: { messages: [{ ...SUCCESS, action: { label: 'Undo', onSelect: undo } }] },
  render: function Followed({ messages: before, onDone }) {
    const [messages, setMessages] = useState(before)
    return (
      <div className="min-h-80">
        <Toaster
          messages={messages}
          onDone={(id) => {
            onDone(id)
            if (id === 'ok') setMessages([{ ...SUCCESS, id: 'next', durationMs: 150 }])
          }}
        />
      </div>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('next'))
  },
})
const ONE_IS_BRIEF: readonly ToastMessage[] = [
  { ...SUCCESS, durationMs: 2_000 },
  { ...FAILURE, durationMs: 60_000 },
]
/** Long enough to be reached before it goes. */
const ONE_IS_HELD: readonly ToastMessage[] = [
  { ...SUCCESS, durationMs: 4_000 },
  { ...FAILURE, durationMs: 60_000 },
]
export const StaysWhileFocused = meta.story({
  args: { messages: ONE_IS_HELD },
  play: async ({ canvas, args, userEvent }) => {
    const [dismiss] = await canvas.findAllByRole('button', { name: 'Dismiss' })
    dismiss?.focus()
    const held = performance.now()
    await waitFor(() => expect(performance.now() - held).toBeGreaterThan(4_300))
    await expect(args.onDone).not.toHaveBeenCalled()
    dismiss?.blur()
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
    await userEvent.click(document.body)
  },
})
export const StaysWhileHovered = meta.story({
  args: { messages: ONE_IS_HELD },
  play: async ({ canvas, args, userEvent }) => {
    const text = await canvas.findByText('Edit approved successfully')
    await userEvent.hover(text)
    const held = performance.now()
    await waitFor(() => expect(performance.now() - held).toBeGreaterThan(4_300))
    await expect(args.onDone).not.toHaveBeenCalled()
    await userEvent.unhover(text)
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
  },
})
/** A finger does not hover, whatever a browser tells after a tap. */
export const GoesAfterATap = meta.story({
  args: { messages: ONE_IS_BRIEF },
  play: async ({ canvas, args }) => {
    const text = await canvas.findByText('Edit approved successfully')
    await fireEvent.pointerOver(text, { pointerType: 'touch' })
    await fireEvent.pointerOut(text, { pointerType: 'touch' })
    await fireEvent.mouseOver(text)
    await waitFor(() => expect(args.onDone.mock.calls).toEqual([['ok']]))
  },
})
/** All as under the pointer; what the second offers has the focus. */
export const States = meta.story({
  args: {
    messages: [
      { ...SUCCESS, durationMs: STAYS, action: { label: 'Undo', onSelect: undo } },
      { ...FAILURE, durationMs: STAYS, action: { label: 'Show it', onSelect: undo } },
    ],
  },
  parameters: { pseudo: { hover: true } },
  play: async ({ canvas, userEvent }) => {
    const action = await canvas.findByRole('button', { name: 'Show it' })
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
    while (document.activeElement !== action) await userEvent.tab()
    await expect(action).toHaveFocus()
  },
})
export const LongText = meta.story({
  args: { messages: [{ ...FAILURE, durationMs: STAYS, text: 'x'.repeat(2000) }] },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('alert')).getBoundingClientRect().height).toBeLessThan(200)
  },
})
/** A modal dialog hides what is not in it: the messages come along, and go back when it closes. */
export const AboveADialog = meta.story({
  args: { messages: [{ ...FAILURE, durationMs: STAYS }] },
  parameters: ownFrame('420px'),
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Confirm Deletion">
          Are you sure you want to delete this manga?
        </Dialog>
        <Toaster {...args} messages={args.messages} onDone={args.onDone} />
      </>
    )
  },
  play: async ({ canvas, args, userEvent }) => {
    const reached = () => topmostAt(canvas.getByRole('alert'))?.closest('[role="alert"]')
    await canvas.findByRole('alert')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(canvas.getByRole('dialog').contains(canvas.getByRole('alert'))).toBe(true))
    await waitFor(() => expect(reached()).toBe(canvas.getByRole('alert')))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('alert')).toHaveTextContent('Creation Failed')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('bad'))
    await expect(canvas.getByRole('dialog')).toBeVisible()
  },
})
