import preview from '@bunko/storybook/preview'
import { expect, within } from 'storybook/test'
import { Card } from '../../components/Card/Card.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { PreferencesProvider } from '../../preferences/preferences.tsx'
import { ChangeList } from './ChangeList.tsx'
import * as samples from './samples.ts'

const meta = preview.meta({
  title: 'parts/ChangeList/Texts and oddities',
  component: ChangeList,
  args: { changes: null, date: '2026-11-18T14:22:00Z' },
  decorators: [
    (Story) => (
      <PreferencesProvider storage={memoryStorage()} applyTheme={false}>
        <Card flush>
          <Story />
        </Card>
      </PreferencesProvider>
    ),
  ],
})

const marks = (canvasElement: HTMLElement, tag: 'ins' | 'del') =>
  [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent)

export const Japanese = meta.story({
  args: { changes: samples.JAPANESE },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Japonês')).toBeVisible()
    const added = [...canvasElement.querySelectorAll('ins')]
    await expect(added.length).toBeGreaterThan(0)
    await expect(added.map(({ textContent }) => textContent).join(' ')).toContain('立ち向かう')
    for (const one of added) await expect(one.closest('p')).toHaveAttribute('lang', 'ja')
  },
})

/** 20,000 characters: whatever the time allows is shown, and all of both. */
export const Long = meta.story({
  args: { changes: samples.LONG },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Novo valor')).toBeVisible()
    const side = (name: string) => canvas.getByText(name).parentElement?.querySelector('[dir]')?.textContent
    const [change] = samples.LONG
    await expect(side('Valor atual')?.replaceAll('Removido: ', '')).toBe(change?.old_value)
    await expect(side('Novo valor')?.replaceAll('Adicionado: ', '')).toBe(change?.new_value)
    await expect(canvasElement.querySelectorAll('ins').length).toBeGreaterThan(0)
  },
})

export const Unrelated = meta.story({
  args: { changes: samples.UNRELATED },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Textos muito diferentes: mostrados por inteiro')).toBeVisible()
    await expect(marks(canvasElement, 'del')).toEqual([samples.UNRELATED[0]?.old_value])
    await expect(marks(canvasElement, 'ins')).toEqual([samples.UNRELATED[0]?.new_value])
  },
})

export const LongTextOnlyAdded = meta.story({
  args: { changes: [{ field_name: 'description.en', old_value: null, new_value: 'A ferry a week. '.repeat(12) }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('vazio')).toBeVisible()
    await expect(canvas.getByText('Adicionado')).toBeVisible()
    await expect(canvasElement.querySelector('del')).toBeNull()
    await expect(canvas.queryByText('Textos muito diferentes: mostrados por inteiro')).toBeNull()
  },
})

export const OnlyLineEnds = meta.story({
  args: { changes: samples.LINE_ENDS },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('Só mudaram as quebras de linha')).toHaveLength(2)
    await expect(marks(canvasElement, 'del')).toContain('Removido: CR LF\n')
    await expect(marks(canvasElement, 'ins')).toContain('Adicionado: LF\n')
    await expect(marks(canvasElement, 'ins')).toContain('Adicionado: Seven rooms.LF\nOne ferry.')
  },
})

export const InvisibleCharacters = meta.story({
  args: { changes: samples.INVISIBLE },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('Caracteres invisíveis')).toHaveLength(2)
    await expect(marks(canvasElement, 'ins')).toEqual([
      'Adicionado: TheU+200B GullU+00A0InnU+202E',
      'Adicionado: GullU+2060',
    ])
    await expect(canvas.getByTitle('right-to-left override')).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/[\u200B\u202E\u2060]/)
  },
})

/** Nothing in it is run, nothing of it is lost, and it stays in its place (R21). */
export const Hostile = meta.story({
  args: { changes: samples.HOSTILE },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(9)
    await expect(canvasElement.querySelector('script, img, b, i, [onload]')).toBeNull()
    await expect(canvas.getByText('title.<img src=x onerror=alert(1)>')).toBeVisible()
    await expect(canvas.getByText('<script>alert("old")</script>')).toBeVisible()
    await expect(canvas.getByRole('article', { name: 'Campo: __proto__' })).toBeVisible()
    await expect(canvas.getByText('not an object at all')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    await expect(Object.keys(Object.prototype)).toEqual([])
  },
})

/** A map of fields to new values: what stands there now is not told, and not made up. */
export const WithoutCurrentValues = meta.story({
  args: { changes: { year: 2014, theme_names: ['Cooking'], 'title.ja': '迷宮台所日記', publication: { end: null } } },
  play: async ({ canvas }) => {
    const year = within(await canvas.findByRole('article', { name: 'Campo: year' }))
    await expect(year.getByText('Novo valor')).toBeVisible()
    await expect(year.getByText('2014')).toBeVisible()
    await expect(canvas.queryByText('Valor atual')).toBeNull()
    await expect(canvas.queryByText('vazio', { selector: 'article > *' })).toBeNull()
  },
})

export const Nothing = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhuma alteração informada')).toBeVisible()
  },
})

const HUGE = 'A ferry a week. '.repeat(6_250)
/** 100,000 characters: about a window of them, all of them on request; the key for the next change opens it too. */
export const Huge = meta.story({
  args: {
    changes: [
      { field_name: 'description.en', old_value: HUGE, new_value: `${HUGE}The end.`, change_reason: HUGE },
      { field_name: 'year', old_value: 2014, new_value: 2015 },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [article] = await canvas.findAllByRole('article')
    if (!article) throw new Error('no change')
    await within(article).findAllByText(/The end\./)
    const height = () => article.getBoundingClientRect().height
    await expect(height()).toBeLessThan(1_500)
    const [more] = within(article).getAllByRole('button', { name: 'Show more' })
    if (more) await userEvent.click(more)
    await expect(height()).toBeGreaterThan(5_000)
    await userEvent.click(within(article).getByRole('button', { name: 'Show less' }))
    await expect(height()).toBeLessThan(1_500)
    canvasElement.querySelector<HTMLElement>('[data-hunk]')?.focus({ preventScroll: true })
    await expect(height()).toBeGreaterThan(5_000)
    await userEvent.click(within(article).getByRole('button', { name: 'Show less' }))
  },
})
