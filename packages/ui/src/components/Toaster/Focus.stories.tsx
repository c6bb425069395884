import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Live } from './story-live.tsx'
import { Toaster, type ToastMessage } from './Toaster.tsx'

const STAYS = 86_400_000
const saying = (text: string): ToastMessage => ({
  id: text,
  tone: 'success',
  title: 'Removed from your list',
  text,
  durationMs: STAYS,
  action: { label: 'Undo', onSelect: () => {} },
})

/** Where the focus is when a message goes that has it. */
const meta = preview.meta({
  title: 'components/Toaster/Focus',
  component: Toaster,
  args: { messages: ['Salt', 'Ninth Bell', 'A Map of Rain'].map(saying), onDone: fn() },
  parameters: ownFrame('360px'),
  render: ({ messages, onDone }) => (
    <>
      <Button>At work</Button>
      <Live initial={messages} onDone={onDone} />
    </>
  ),
})

type Canvas = Parameters<NonNullable<(typeof ByKeyboard)['play']>>[0]['canvas']
const undos = (canvas: Canvas, count: number) =>
  waitFor(() => {
    const buttons = canvas.getAllByRole('button', { name: 'Undo' })
    expect(buttons).toHaveLength(count)
    return buttons
  })
const atWork = (canvas: Canvas) => canvas.getByRole('button', { name: 'At work' })

/** To the next message's, as long as there is one; then back to the work. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const [newest, middle, oldest] = await undos(canvas, 3)
    atWork(canvas).focus()
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Tab}')
    await expect(newest).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(middle).toHaveFocus())
    await undos(canvas, 2)
    await expect(middle).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(oldest).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await undos(canvas, 1)
    await expect(middle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull())
    await expect(atWork(canvas)).toHaveFocus()
  },
})

/** A press is no way into the messages: back to the work, whatever is left of them. */
export const ByPointer = meta.story({
  play: async ({ canvas }) => {
    const [, middle] = await undos(canvas, 3)
    await userEvent.click(atWork(canvas))
    // As a press gives it: a button that was clicked shows no focus.
    middle!.focus({ focusVisible: false } as FocusOptions)
    await userEvent.click(middle!)
    await undos(canvas, 2)
    await expect(atWork(canvas)).toHaveFocus()
  },
})
