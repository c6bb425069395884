import preview from '@bunko/storybook/preview'
import { useState, type ComponentProps } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { discardDraft } from './story-discard.tsx'

type Props = ComponentProps<typeof DraftOffer>

/** Taken up or given up, the offer is gone. */
const Above = ({ onRestore, onDiscard, ...rest }: Props) => {
  const [isOpen, setIsOpen] = useState(true)
  const leave = (act: () => void) => () => {
    act()
    setIsOpen(false)
  }
  return (
    <main id="main" className="flex max-w-xl flex-col gap-4 p-6">
      <h1 className="font-serif text-2xl font-semibold">Create magazine</h1>
      {isOpen && <DraftOffer {...rest} onRestore={leave(onRestore)} onDiscard={leave(onDiscard)} />}
      <p>The form.</p>
    </main>
  )
}

const meta = preview.meta({
  component: DraftOffer,
  args: {
    title: 'You began a magazine and did not finish',
    restoreLabel: 'Restore draft',
    children: <bdi lang="ja">月刊コミック雲</bdi>,
    onRestore: fn(),
    onDiscard: fn(),
  },
  render: (args) => <Above {...args} />,
})

export const Restored = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('You began a magazine and did not finish')).toBeVisible()
    await expect(canvas.getByText('月刊コミック雲')).toHaveAttribute('lang', 'ja')
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Restore draft' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRestore).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
/** It asks first, and says what would be lost. */
export const Discarded = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '月刊コミック雲It is kept in this browser alone. This cannot be undone.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(args.onDiscard).not.toHaveBeenCalled()
    await discardDraft({ canvas, userEvent })
    await expect(args.onDiscard).toHaveBeenCalledOnce()
    await expect(args.onRestore).not.toHaveBeenCalled()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
})
/** Of a form that has no name to tell. */
export const WithoutAName = meta.story({
  args: { title: 'You began a season and did not add it', restoreLabel: 'Restore', children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeEnabled()
  },
})
/** The form is on its way to the server. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
    await userEvent.tab()
    await expect(document.body).toHaveFocus()
    await expect(canvas.queryByText('It is still being sent.')).toBeNull()
    await expect(args.onRestore).not.toHaveBeenCalled()
  },
})
/** The form that was left is still on its way: what it sends is not taken up a second time. */
export const BeingSent = meta.story({
  args: { isBeingSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It is still being sent.')).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
})
export const LongText = meta.story({
  args: { children: <bdi lang="ja">{`${'x'.repeat(200)} ${'進撃の司書'.repeat(30)} مكتبة البحر`}</bdi> },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})

const FarBelow = (args: Props) => {
  const [isHere, setIsHere] = useState(false)
  return (
    <main id="main" className="p-6">
      <h1 className="font-serif text-2xl font-semibold">Create magazine</h1>
      {isHere && <DraftOffer {...args} />}
      <div className="h-[250vh]" />
      <Button onClick={() => setIsHere(true)}>Come back</Button>
    </main>
  )
}
/** Far down a form one comes back to, the offer would stand above what is in view. */
export const FarDown = meta.story({
  render: (args) => <FarBelow {...args} />,
  play: async ({ canvas, userEvent }) => {
    const back = canvas.getByRole('button', { name: 'Come back' })
    // Not left to the focus: WebKit scrolls to it a frame later.
    back.scrollIntoView()
    await userEvent.click(back)
    const { top, bottom } = (await canvas.findByText(/^You began a magazine/)).getBoundingClientRect()
    await expect([top > 0, bottom < innerHeight]).toEqual([true, true])
  },
})
