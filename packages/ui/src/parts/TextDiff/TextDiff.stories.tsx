import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import { LONG } from '../ChangeList/samples.ts'
import { TextDiff } from './TextDiff.tsx'

const before =
  'Um cozinheiro desempregado entra na masmorra por engano e descobre que os monstros são ingredientes raros e que o rei morre no volume 3.'
const after =
  'Um cozinheiro desempregado entra na masmorra atrás de trabalho e descobre que os monstros dão ótimos ingredientes. Cada andar pede uma receita nova.'
const long = LONG[0] as { old_value: string; new_value: string }

const meta = preview.meta({
  component: TextDiff,
  args: { before, after, lang: 'pt-BR', view: 'side' as const, budgetMs: 20_000 },
  decorators: [
    (Story) => (
      <div lang="pt-BR" className="rounded-lg border border-line bg-surface p-5">
        <Story />
      </div>
    ),
  ],
})

const texts = (canvasElement: HTMLElement, tag: 'ins' | 'del') =>
  [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent)
const sign = (canvasElement: HTMLElement, tag: 'ins' | 'del') =>
  getComputedStyle(canvasElement.querySelector(tag)!, '::before').content

export const SideBySide = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Valor atual')).toBeVisible()
    await expect(canvas.getByText('Novo valor')).toBeVisible()
    await expect(texts(canvasElement, 'del').slice(0, 2)).toEqual(['Removido: por engano', 'Removido: são'])
    await expect(texts(canvasElement, 'ins')[0]).toBe('Adicionado: atrás de trabalho')
    await expect(sign(canvasElement, 'del')).toBe('none')
  },
})
export const Inline = meta.story({
  args: { view: 'inline' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Valor atual')).toBeNull()
    await expect(sign(canvasElement, 'del')).toBe('"−" / ""')
    await expect(sign(canvasElement, 'ins')).toBe('"+" / ""')
  },
})
export const TwentyThousandCharacters = meta.story({
  args: { before: long.old_value, after: long.new_value, lang: 'en' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText('tankōbon')
    await expect(texts(canvasElement, 'ins')).toEqual(Array.from({ length: 7 }, () => 'Adicionado: tankōbon'))
    await expect(texts(canvasElement, 'del')).toHaveLength(7)
    await expect(canvas.queryByText('Textos muito diferentes: mostrados por inteiro')).toBeNull()
  },
})
/** R17: the words of the marks are Portuguese in whatever text they stand, and do not turn it round. */
export const RightToLeft = meta.story({
  args: { before: 'مكتبة في أعماق البحر الطويل', after: 'سفينة في أعماق البحر الطويل', lang: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    for (const told of [await canvas.findByText('Removido:'), canvas.getByText('Adicionado:')])
      await expect(told.closest('[lang]')).toHaveAttribute('lang', 'pt-BR')
    const lines = [...canvasElement.querySelectorAll('p[dir]')]
    await expect(lines).toHaveLength(2)
    for (const line of lines) await expect(getComputedStyle(line).direction).toBe('rtl')
  },
})
/** R18: comparing never holds up the screen; both are there, whole, and the screen says so. */
export const NoTimeLeft = meta.story({
  args: { before: long.old_value, after: long.new_value.split(' ').toReversed().join(' '), lang: 'en', budgetMs: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Textos muito diferentes: mostrados por inteiro')).toBeVisible()
    await expect(texts(canvasElement, 'del')).toEqual([long.old_value])
  },
})
export const Unchanged = meta.story({
  args: { after: before },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(before)).toBeVisible()
    await expect(canvasElement.querySelector('ins, del')).toBeNull()
  },
})
/** The same letters, composed in another way: nobody sees it. */
export const Recomposed = meta.story({
  args: { before: 'Um treinador de Poke\u0301mon', after: 'Um treinador de Pok\u00e9mon' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mudança invisível')).toBeVisible()
    await expect(texts(canvasElement, 'ins').length).toBeGreaterThan(0)
  },
})
/** A paragraph break that comes is marked, since it has no ink of its own. */
export const LineBreakAdded = meta.story({
  args: { before: `${before} ${before}`, after: `${before}\n\n${before}` },
  play: async ({ canvas, canvasElement }) => {
    const [added] = canvasElement.querySelectorAll('ins')
    await expect(added?.querySelectorAll('svg').length).toBeGreaterThan(0)
    await expect(added).toHaveTextContent('Adicionado:')
    await expect(canvas.queryByText('LF')).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    before: `${'x'.repeat(200)} ${'進撃の司書'.repeat(20)}`,
    after: `${'y'.repeat(200)} ${'進撃の司書'.repeat(20)} مكتبة البحر الطويل`,
    lang: undefined,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(texts(canvasElement, 'ins')[0]).toContain('y'.repeat(200))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
