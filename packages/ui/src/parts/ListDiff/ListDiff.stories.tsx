import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { ListCounts, ListDiff } from './ListDiff.tsx'

const meta = preview.meta({
  component: ListDiff,
  args: { before: ['Gore', 'Dungeon', 'Comedy'], after: ['Cooking', 'Dungeon', 'Comedy', 'Slice of Life'] },
  render: (args) => (
    <div lang="pt-BR" className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <p>
        <ListCounts before={args.before} after={args.after} />
      </p>
      <ListDiff {...args} />
    </div>
  ),
})

type Canvas = Parameters<NonNullable<(typeof AddedRemovedKept)['play']>>[0]['canvas']
const items = (canvas: Canvas) => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent)

export const AddedRemovedKept = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 adicionados, 1 removido, 2 mantidos')).toBeVisible()
    await expect(items(canvas)).toEqual([
      'Adicionado: Cooking',
      'Adicionado: Slice of Life',
      'Removido: Gore',
      'Mantido: Dungeon',
      'Mantido: Comedy',
    ])
    await expect(canvas.queryByText('Mudança quase invisível')).toBeNull()
  },
})
export const FromNothing = meta.story({
  args: { before: null, after: ['Drama', 'Drama'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 adicionados, 0 removidos, 0 mantidos')).toBeVisible()
    await expect(items(canvas)).toEqual(['Adicionado: Drama', 'Adicionado: Drama'])
  },
})
export const OnlyTheOrder = meta.story({
  args: { before: ['Drama', 'Mystery'], after: ['Mystery', 'Drama'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 adicionados, 0 removidos, 2 mantidos')).toBeVisible()
    await expect(canvas.getByText('Valor atual')).toBeVisible()
    await expect(items(canvas)).toEqual(['Drama', 'Mystery', 'Mystery', 'Drama'])
  },
})
/** Spaces and the composition of letters are hardly seen, or not at all. */
export const LooksKept = meta.story({
  args: { before: ['Kentaro  Miura', 'Poke\u0301mon'], after: ['Kentaro Miura', 'Pok\u00e9mon'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mudança quase invisível')).toBeVisible()
    const [one, , spaced] = canvas.getAllByRole('listitem').map((item) => item.querySelector('bdi')!)
    await expect(spaced!.getBoundingClientRect().width).toBeGreaterThan(one!.getBoundingClientRect().width)
  },
})
export const Composed = meta.story({
  args: { before: ['Poke\u0301mon'], after: ['Pok\u00e9mon', 'Gore'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Mudança quase invisível')).toBeVisible()
  },
})
export const Foreign = meta.story({
  args: {
    before: [{ lang: 'ja', title: '海猫亭' }],
    after: [
      { lang: 'ja', title: '海猫亭' },
      { lang: 'ko', title: '갈매기 여관' },
      '\u202Eevil\u202C',
      { id: 3, name: 'Gull Inn' },
      null,
      7,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('갈매기 여관').closest('[lang]')).toHaveAttribute('lang', 'ko')
    await expect(canvas.getByText('U+202E')).toBeVisible()
    await expect(canvas.getByText('id: 3, name: Gull Inn')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: {
    before: ['x'.repeat(200), 'مكتبة البحر الطويل '.repeat(12)],
    after: [{ lang: 'ja', title: '進撃の司書'.repeat(40) }, { [`name_${'y'.repeat(60)}`]: 'z'.repeat(200) }],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(items(canvas)).toHaveLength(4)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
