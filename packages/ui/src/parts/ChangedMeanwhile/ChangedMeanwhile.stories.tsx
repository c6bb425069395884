import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'

const ARGS: ComponentProps<typeof ChangedMeanwhile> = {
  what: 'magazine',
  changes: [
    { field: 'name', label: 'Name', before: 'Kumo', theirs: 'Comic Kumo', mine: 'Kumo Weekly', clashes: true },
    { field: 'country', label: 'Country', before: 'Japan', theirs: '', mine: 'Japan', clashes: false },
  ],
  onOverwrite: fn(),
  onTakeTheirs: fn(),
}

const meta = preview.meta({
  component: ChangedMeanwhile,
  args: ARGS,
  beforeEach: () => {
    for (const act of [ARGS.onOverwrite, ARGS.onTakeTheirs]) (act as ReturnType<typeof fn>).mockClear()
  },
  render: (args) => (
    <main>
      <h1 className="sr-only">Edit magazine</h1>
      <ChangedMeanwhile {...args} />
    </main>
  ),
})

export const Both = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Somebody else changed this magazine meanwhile' })).toHaveFocus()
    const [name, country] = canvas.getAllByRole('listitem').map((item) => within(item))
    await expect(name!.getByText('You changed it too')).toBeVisible()
    await expect(name!.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'Kumo',
      'Comic Kumo',
      'Kumo Weekly',
    ])
    await expect(country!.getByText('Empty')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Overwrite with mine' }))
    await expect(ARGS.onOverwrite).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(ARGS.onTakeTheirs).toHaveBeenCalledOnce()
  },
})
export const OnlyOthers = meta.story({
  args: { changes: ARGS.changes.slice(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save mine as well' })).toBeVisible()
    await expect(canvas.queryByText('You changed it too')).toBeNull()
  },
})
/** While it is saved neither answer is given a second time. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent }) => {
    const overwrite = canvas.getByRole('button', { name: 'Overwrite with mine' })
    await expect(overwrite).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Saving…')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Take theirs' })).toBeDisabled()
    await userEvent.click(overwrite)
    await expect(ARGS.onOverwrite).not.toHaveBeenCalled()
  },
})
export const LongTexts = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    changes: [
      {
        field: 'about',
        label: 'About',
        before: 'short',
        theirs: `<b>${'Longest'.repeat(60)}</b>\n\n進撃の司書`,
        mine: 'A story of many words. '.repeat(40),
        clashes: true,
      },
    ],
  },
  play: async () => {
    await expect(document.querySelector('dd b')).toBeNull()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
