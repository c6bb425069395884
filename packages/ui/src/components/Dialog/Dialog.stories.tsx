import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { twoFrames } from '@bunko/storybook/two-frames'
import { StrictMode, useState, type ComponentProps } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx'
import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Dialog } from './Dialog.tsx'

const WithOpener = (props: ComponentProps<typeof Dialog>) => {
  const [open, setOpen] = useState(props.open)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} open={open} onClose={close} />
    </>
  )
}

const meta = preview.meta({
  component: Dialog,
  args: { open: false, onClose: fn(), title: 'Debug API', children: 'Everything answers.' },
  parameters: ownFrame('420px'),
  render: (args) => <WithOpener {...args} />,
})

export const OpensAndReturnsFocus = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole('dialog', { name: 'Debug API' })
    await expect(dialog).toBeVisible()
    await expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
const Leaving = (props: ComponentProps<typeof Dialog>) => {
  const [open, setOpen] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main id="main" tabIndex={-1}>
      {isThere && <Button onClick={() => setOpen(true)}>Open</Button>}
      <Dialog {...props} open={open} onClose={() => setOpen(false)}>
        <Button onClick={() => setThere(false)}>Another screen comes</Button>
      </Dialog>
    </main>
  )
}
/** What it was opened from has gone meanwhile: the focus goes to the screen, from which Tab goes on. */
export const OpenedFromWhatHasGone = meta.story({
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Another screen comes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})
export const Escape = meta.story({
  args: { open: true },
  play: async ({ canvas, args }) => {
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
/** As under `npm start`, where React mounts everything twice: it stays, and Esc, also Chromium's second one, closes. */
export const UnderStrictMode = meta.story({
  render: (args) => (
    <StrictMode>
      <WithOpener {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Debug API' })
    // An event of the first mounting would come by now.
    await twoFrames()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(dialog).toBeVisible()
    dialog.close()
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})
export const Backdrop = meta.story({
  args: { open: true },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText('Everything answers.'))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('dialog'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const ConfirmDeletion = meta.story({
  args: {
    open: true,
    alert: true,
    size: 'sm',
    title: 'Confirm Deletion',
    children: (
      <div className="flex flex-col gap-4">
        <p>Are you sure you want to delete this manga? This action cannot be undone.</p>
        <DescriptionList
          items={[
            { term: 'Title', description: 'Dungeon Kitchen Diaries' },
            { term: 'Year', description: '2015' },
          ]}
        />
      </div>
    ),
    footer: (
      <>
        <Button data-autofocus>No</Button>
        <Button variant="danger-filled">Yes</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Confirm Deletion' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'No' })).toHaveFocus()
  },
})
/** A wide screen at 400 % is so low: its text can be scrolled to, and the buttons below it. */
export const Enlarged = meta.story({
  globals: { viewport: { value: 'enlarged' } },
  parameters: {
    viewport: { options: { enlarged: { name: '1366 at 400 %', styles: { width: '341px', height: '160px' } } } },
  },
  args: {
    open: true,
    alert: true,
    size: 'sm',
    title: 'Leave without sending your changes?',
    children: <p>What you typed is kept as a draft.</p>,
    footer: (
      <>
        <Button data-autofocus>Stay</Button>
        <Button variant="danger-filled">Leave</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const scrollerOf = (one: Element | null): Element | null =>
      one && getComputedStyle(one).overflowY !== 'auto' ? scrollerOf(one.parentElement) : one
    const scroller = scrollerOf(canvas.getByText('What you typed is kept as a draft.'))
    await expect(scroller).toContainElement(canvas.getByRole('button', { name: 'Leave' }))
    // Several lines, and not the space between two edges.
    await expect(scroller?.clientHeight).toBeGreaterThan(100)
  },
})
export const BusyStaysOpen = meta.story({
  args: { open: true, busy: true, footer: <Button busy>Save</Button> },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('dialog'))
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(canvas.getByRole('dialog')).toBeVisible()
    // Within what is busy some screen readers say nothing, and its button says what is under way.
    await expect(canvas.getByText('Working…').closest('[aria-busy]')).toBeNull()
  },
})
export const LongContent = meta.story({
  args: {
    open: true,
    title: 'Um título muito longo '.repeat(6),
    children: (
      <div className="flex flex-col gap-4">
        <Field label="Name">{(control) => <TextInput {...control} data-autofocus />}</Field>
        {Array.from({ length: 24 }, (_, line) => (
          <p key={line}>On an island with one light and no ships, a keeper and the wolf learn to read.</p>
        ))}
      </div>
    ),
    footer: <Button variant="primary">Save</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible()
  },
})
/** Text only, and more than fits: the keyboard scrolls it. */
export const ScrollsByKeyboard = meta.story({
  args: {
    open: true,
    title: 'What has changed',
    children: Array.from({ length: 60 }, (_, line) => (
      <p key={line}>On an island with one light and no ships, a keeper and the wolf learn to read.</p>
    )),
  },
  play: async ({ canvas }) => {
    const scrolling = () => canvas.getAllByText(/^On an island/)[0]?.closest<HTMLElement>('[tabindex]')
    await waitFor(() => expect(scrolling()?.tabIndex).toBe(0))
    const body = scrolling()
    body?.focus()
    await expect(body).toHaveFocus()
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
  },
})
export const ShortTextIsNoStop = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything answers.').closest('[tabindex]')).toBeNull()
  },
})
/** The page behind stands still, also below a second dialog, and moves again afterwards. */
export const ThePageStandsStill = meta.story({
  render: function Nested() {
    const [open, setOpen] = useState<'none' | 'one' | 'two'>('none')
    return (
      <div className="h-[300vh]">
        <Button onClick={() => setOpen('one')}>Open</Button>
        <Dialog open={open !== 'none'} onClose={() => setOpen('none')} title="First">
          <Button onClick={() => setOpen('two')}>Open another</Button>
        </Dialog>
        <Dialog open={open === 'two'} onClose={() => setOpen('one')} title="Second">
          Above the first.
        </Dialog>
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement
    const overflow = () => getComputedStyle(root).overflowY
    const page = canvas.getByRole('button', { name: 'Open' }).parentElement
    const width = page?.clientWidth
    await expect(overflow()).toBe('scroll')
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(overflow()).toBe('hidden'))
    await expect(page?.clientWidth).toBe(width)
    await userEvent.click(canvas.getByRole('button', { name: 'Open another' }))
    const second = await canvas.findByRole('dialog', { name: 'Second' })
    second.dispatchEvent(new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(canvas.queryByText('Above the first.')).toBeNull())
    await expect(overflow()).toBe('hidden')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(overflow()).toBe('scroll'))
  },
})
