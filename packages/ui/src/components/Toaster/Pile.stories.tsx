import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Live } from './story-live.tsx'
import { Toaster, type ToastMessage } from './Toaster.tsx'

const STAYS = 86_400_000
const undo = fn<(id: string) => void>()
const removed = (count: number): ToastMessage[] =>
  ['Otherside Ledger', 'The Inn of Letters', 'Beneath the Plum Tree', 'Salt', 'A Map of Rain', 'Ninth Bell']
    .slice(0, count)
    .map((text) => ({
      id: text,
      tone: 'success',
      title: 'Removed from your list',
      text,
      durationMs: STAYS,
      action: { label: 'Undo', onSelect: () => undo(text) },
    }))

const meta = preview.meta({
  title: 'components/Toaster/Pile',
  component: Toaster,
  args: { messages: removed(6), onDone: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: ownFrame('667px'),
  beforeEach: () => {
    undo.mockClear()
  },
  render: ({ messages, onDone }) => <Live initial={messages} onDone={onDone} />,
})

type Canvas = Parameters<NonNullable<(typeof Piled)['play']>>[0]['canvas']
/** The newest first. */
const undos = (canvas: Canvas, count: number) =>
  waitFor(() => {
    const buttons = canvas.getAllByRole('button', { name: 'Undo' })
    expect(buttons).toHaveLength(count)
    return buttons
  })
const boxes = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => button.closest('[data-sonner-toast]')!.getBoundingClientRect())
const highest = (buttons: readonly HTMLElement[]) => Math.min(...boxes(buttons).map(({ top }) => top))
const isReached = (button: HTMLElement) => {
  const { left, top, width } = button.getBoundingClientRect()
  // The middle of its first line: of those that stand close only that is seen.
  return button.contains(document.elementFromPoint(left + width / 2, top + 14))
}
const low = async (buttons: readonly HTMLElement[]) =>
  waitFor(() => expect(window.innerHeight - highest(buttons)).toBeLessThan(window.innerHeight / 3 + 1))

/** Of what fills more than a third of the window the newest is shown, the others behind it. */
export const Piled = meta.story({
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 6)
    await low(buttons)
    await expect(isReached(buttons[0]!)).toBe(true)
  },
})

/** A pointer spreads them; what is left of them stands as high as it may. */
export const Spread = meta.story({
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 6)
    await low(buttons)
    await userEvent.hover(canvas.getByText('Ninth Bell'))
    await waitFor(() => expect(buttons.every(isReached)).toBe(true))
    await expect(highest(buttons)).toBeGreaterThan(0)
    await userEvent.click(buttons[5]!)
    await expect(undo.mock.calls).toEqual([['Otherside Ledger']])
  },
})

/** A finger does until it is put down elsewhere. */
export const SpreadByATap = meta.story({
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 6)
    await low(buttons)
    await fireEvent.pointerDown(canvas.getByText('Ninth Bell'), { pointerType: 'touch', pointerId: -1, button: 2 })
    await waitFor(() => expect(buttons.every(isReached)).toBe(true))
    await fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    await low(buttons)
  },
})

/** So does the focus, however it comes. */
export const SpreadByTheFocus = meta.story({
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 6)
    await low(buttons)
    for (let presses = 0; presses < 20 && document.activeElement !== buttons[4]; presses++) await userEvent.tab()
    await expect(buttons[4]).toHaveFocus()
    await waitFor(() => expect(buttons.every(isReached)).toBe(true))
    buttons[4]!.blur()
    await low(buttons)
  },
})

/** As many as leave two thirds stand one above the other: short ones, with Undo beside what it undoes. */
export const Short = meta.story({
  args: { messages: removed(3) },
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 3)
    await waitFor(() => expect(buttons.every(isReached)).toBe(true))
    await low(buttons)
    const [newest] = canvas.getAllByRole('listitem')
    const title = within(newest!).getByText('Removed from your list').getBoundingClientRect()
    const { top, bottom } = buttons[0]!.getBoundingClientRect()
    await expect(top).toBeLessThan(title.bottom)
    await expect(bottom).toBeGreaterThan(title.top)
  },
})

/** In the lowest windows, as of a phone on its side, they stand closer instead of above it. */
export const CloserThanHigh = meta.story({
  globals: { viewport: { value: 'side' } },
  parameters: { viewport: { options: { side: { name: 'On its side', styles: { width: '667px', height: '375px' } } } } },
  play: async ({ canvas }) => {
    const buttons = await undos(canvas, 6)
    await userEvent.hover(canvas.getByText('Ninth Bell'))
    await waitFor(() => expect(buttons.every(isReached)).toBe(true))
    await expect(highest(buttons)).toBeGreaterThan(0)
  },
})
