import preview from '@bunko/storybook/preview'
import { expect, within } from 'storybook/test'
import { ItemList } from './ListDiff.tsx'

const meta = preview.meta({
  component: ItemList,
  args: { items: ['Drama', 'Mystery', 'Slice of Life'] },
})

type Canvas = Parameters<NonNullable<(typeof InTheirOrder)['play']>>[0]['canvas']
const texts = (canvas: Canvas) => canvas.getAllByRole('listitem').map(({ textContent }) => textContent)

/** Nothing is said of what was added or removed, nor can anything be removed. */
export const InTheirOrder = meta.story({
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['Drama', 'Mystery', 'Slice of Life'])
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
export const One = meta.story({
  args: { items: ['Drama'] },
  play: async ({ canvas }) => expect(texts(canvas)).toEqual(['Drama']),
})
/** What stands there twice is shown twice. */
export const Twice = meta.story({
  args: { items: ['Drama', 'Mystery', 'Drama'] },
  play: async ({ canvas }) => expect(texts(canvas)).toEqual(['Drama', 'Mystery', 'Drama']),
})
/** A name is in its own language, else in the one of the list. */
export const Languages = meta.story({
  args: {
    items: [{ lang: 'ja', title: '海猫亭' }, { lang: 'pt-br', title: 'Pousada da Gaivota' }, 'Gasthaus'],
    lang: 'de',
  },
  play: async ({ canvas }) => {
    await expect(texts(canvas)).toEqual(['ja: 海猫亭', 'pt-br: Pousada da Gaivota', 'Gasthaus'])
    await expect(canvas.getByText('海猫亭').closest('[lang]')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('Pousada da Gaivota').closest('[lang]')).toHaveAttribute('lang', 'pt-BR')
    await expect(canvas.getByText('Gasthaus').closest('[lang]')).toHaveAttribute('lang', 'de')
  },
})
/** Whatever else stands in a list, and letters that are not seen. */
export const NoTexts = meta.story({
  args: { items: [7, null, { id: 3, name: 'Gull Inn' }, {}, '\u202Eevil\u202C'] },
  play: async ({ canvas }) => {
    await expect(texts(canvas).slice(0, 4)).toEqual(['7', 'null', 'id: 3, name: Gull Inn', '{}'])
    await expect(canvas.getByText('U+202E')).toBeVisible()
  },
})
export const LongText = meta.story({
  args: { items: ['x'.repeat(200), '進撃の司書'.repeat(40), 'مكتبة البحر الطويل '.repeat(12)] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
