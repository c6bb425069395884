import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { Chip } from './Chip.tsx'

const meta = preview.meta({ component: Chip, args: { children: 'Slice of Life' } })

export const Kinds = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Chip kind="added" kindLabel="Adicionado">
        Cooking
      </Chip>
      <Chip kind="removed" kindLabel="Removido">
        Gore
      </Chip>
      <Chip>Dungeon</Chip>
      <Chip name="theme_names">+2 −1</Chip>
      <Chip name="year">modified</Chip>
      <Chip lang="ja">迷宮台所日記</Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cooking').tagName).toBe('INS')
    await expect(canvas.getByText('Gore').tagName).toBe('DEL')
  },
})
export const Removable = meta.story({
  args: { onRemove: fn(), removeLabel: 'Remove Slice of Life' },
  play: async ({ canvas, args, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove Slice of Life' })
    await userEvent.tab()
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})
export const LongText = meta.story({
  args: { children: 'x'.repeat(300), onRemove: fn(), name: 'alternative_titles' },
  decorators: (Story) => (
    <div className="w-72">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover button'], focusVisible: ['.is-focus button'] } },
  render: () => (
    <div className="flex gap-4">
      {['At rest', 'is-hover', 'is-focus'].map((state) => (
        <span key={state} className={state}>
          <Chip onRemove={() => {}} removeLabel={`Remove ${state}`}>
            {state}
          </Chip>
        </span>
      ))}
    </div>
  ),
})
