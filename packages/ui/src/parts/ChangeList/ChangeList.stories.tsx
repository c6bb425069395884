import preview from '@bunko/storybook/preview'
import { useRef, useState, type ComponentProps } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { PreferencesProvider, usePreferences } from '../../preferences/preferences.tsx'
import { ChangeKeys } from './ChangeKeys.tsx'
import { ChangeList } from './ChangeList.tsx'
import * as samples from './samples.ts'

const meta = preview.meta({
  component: ChangeList,
  args: { changes: [samples.YEAR, samples.THEMES, samples.DESCRIPTION], date: '2026-11-18T14:22:00Z' },
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

const WithKeys = (props: ComponentProps<typeof ChangeList>) => {
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <ChangeKeys container={container} />
      <ChangeList {...props} />
    </div>
  )
}

type Canvas = Parameters<NonNullable<(typeof Proposal)['play']>>[0]['canvas']
const row = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }))
const marks = (canvasElement: HTMLElement, tag: 'ins' | 'del') =>
  [...canvasElement.querySelectorAll(tag)].map(({ textContent }) => textContent)

export const Proposal = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const block = await canvas.findByRole('region', { name: 'Alterações' })
    await expect(block).toHaveAttribute('lang', 'pt-BR')
    await expect(within(block).getByRole('heading', { level: 2, name: 'Alterações 3' })).toBeVisible()
    await expect(within(block).getByText(/^18\/11\/2026, \d{2}:22$/)).toBeVisible()
    await expect(canvas.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent)).toEqual([
      'Campo: description',
      'Campo: year',
      'Campo: theme_names',
    ])

    const description = await row(canvas, 'Campo: description')
    await expect(description.getByText('Português (Brasil)')).toBeVisible()
    await expect(description.getByText('Modificado')).toBeVisible()
    await expect(description.getByText('Valor atual')).toBeVisible()
    await expect(description.getByText('Novo valor')).toBeVisible()
    await expect(description.getByText('Motivo:', { exact: false }).closest('p')).toHaveTextContent(
      'Motivo: Sem spoiler',
    )
    await expect(description.getByText('por engano').closest('[lang]')).toHaveAttribute('lang', 'pt-BR')

    const themes = await row(canvas, 'Campo: theme_names')
    await expect(themes.getByText('2 adicionados, 1 removido, 3 mantidos')).toBeVisible()
    await expect(themes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Adicionado: Cooking',
      'Adicionado: Slice of Life',
      'Removido: Gore',
      'Mantido: Dungeon',
      'Mantido: Monsters',
      'Mantido: Comedy',
    ])
    await expect(marks(canvasElement, 'del')).toContain('Removido: 2013')
    await expect(marks(canvasElement, 'ins')).toContain('Adicionado: 2014')
    await expect(marks(canvasElement, 'del')).toContain('Removido: por engano')
    await expect(marks(canvasElement, 'ins')).toContain('Adicionado: atrás de trabalho')
  },
})

/** Somebody has saved these fields since it was proposed; what stands there now is told where it is short. */
export const SavedSince = meta.story({
  args: {
    since: [
      { key: '0', label: 'year', now: 2016 },
      { key: '1', label: 'theme_names', now: ['Music'] },
      { key: '2', label: 'description (pt-BR)', now: '' },
    ],
  },
  play: async ({ canvas }) => {
    const year = await row(canvas, 'Campo: year')
    await expect(year.getByText('Alterado desde então')).toBeVisible()
    await expect(year.getByText(/^agora:/)).toHaveTextContent('agora: 2016')
    const themes = await row(canvas, 'Campo: theme_names')
    await expect(themes.getByText('Alterado desde então')).toBeVisible()
    await expect(themes.queryByText(/^agora:/)).toBeNull()
    const description = await row(canvas, 'Campo: description')
    await expect(description.getByText(/^agora:/)).toHaveTextContent('agora: vazio')
  },
})

export const Inline = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inline' }))
    const description = await row(canvas, 'Campo: description')
    await expect(description.queryByText('Valor atual')).toBeNull()
    const [removed] = canvasElement.querySelectorAll('del')
    await expect(getComputedStyle(removed!, '::before').content).toBe('"−" / ""')
    await expect(marks(canvasElement, 'del')).toContain('Removido: por engano')
    await expect(marks(canvasElement, 'ins')).toContain('Adicionado: atrás de trabalho')
    await userEvent.click(canvas.getByRole('radio', { name: 'Side by side' }))
    await expect(description.getByText('Valor atual')).toBeVisible()
  },
})

const OneAfterAnother = (props: ComponentProps<typeof ChangeList>) => {
  const [proposal, setProposal] = useState(1)
  return (
    <>
      <Button onClick={() => setProposal(proposal + 1)}>Next proposal</Button>
      <ChangeList key={proposal} {...props} />
    </>
  )
}
/** Whoever compares inline does so in the next proposal too. */
export const InlineAsLastTime = meta.story({
  render: (args) => <OneAfterAnother {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inline' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Next proposal' }))
    await expect(canvas.getByRole('radio', { name: 'Inline' })).toBeChecked()
    await expect((await row(canvas, 'Campo: description')).queryByText('Valor atual')).toBeNull()
  },
})

/** One column, no choice of two. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await row(canvas, 'Campo: description')
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.queryByText('Valor atual')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** `n` and `p`: each field, and each change inside a longer text, in its order. */
export const NextChange = meta.story({
  render: (args) => <WithKeys {...args} />,
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 'Campo: description')
    const stops: (string | undefined)[] = []
    for (const key of ['n', 'n', 'n', 'n', 'p', 'p', 'p', 'p', 'n']) {
      await userEvent.keyboard(key)
      stops.push(document.activeElement?.querySelector('h3')?.textContent ?? document.activeElement?.textContent)
    }
    await expect(stops).toEqual([
      'Campo: description',
      'Adicionado: atrás de trabalho',
      'Adicionado: dão ótimos',
      expect.stringMatching(/^Adicionado: .*Cada andar pede uma receita nova/),
      'Adicionado: dão ótimos',
      'Adicionado: atrás de trabalho',
      'Campo: description',
      'Campo: theme_names',
      'Campo: description',
    ])
  },
})

const TALE =
  'Seven rooms stand above the harbour, and one of them is never let. The ferry comes once a week, and nobody waits for it at the pier but the cats and the postman.'
const CONTO =
  'Sete quartos dão para o porto, e um deles nunca se aluga. A barca vem uma vez por semana, e ninguém espera por ela no cais além dos gatos e do carteiro.'
/** A row that holds a text in each language: one after the other, not to and fro between them. */
export const NextChangeOfSeveralTexts = meta.story({
  args: {
    changes: [
      {
        field_name: 'description',
        old_value: { pt: CONTO, en: TALE },
        new_value: {
          pt: CONTO.replace('barca', 'balsa').replace('gatos', 'gatinhos'),
          en: TALE.replace('ferry', 'boat').replace('cats', 'kittens'),
        },
      },
    ],
  },
  render: (args) => <WithKeys {...args} />,
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 'Campo: description')
    const stops: string[] = []
    for (const key of ['n', 'n', 'n', 'n', 'n']) {
      await userEvent.keyboard(key)
      stops.push(document.activeElement?.closest('ins')?.textContent ?? 'row')
    }
    await expect(stops).toEqual([
      'row',
      'Adicionado: balsa',
      'Adicionado: gatinhos',
      'Adicionado: boat',
      'Adicionado: kittens',
    ])
  },
})

/** A key that is a language elsewhere is none beside other names: nothing is read out in another voice for it. */
export const KeysThatAreNoLanguages = meta.story({
  args: {
    changes: [
      { field_name: 'publisher', old_value: { id: 'one', name: 'Nova' }, new_value: { id: 'two', name: 'Casa' } },
      { field_name: 'notes', old_value: { pt: 'um', ja: '一' }, new_value: { pt: 'dois', ja: '二' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      (await row(canvas, 'Campo: publisher')).getByText('two').closest('[lang]:not([lang=""])'),
    ).not.toHaveAttribute('lang', 'id')
    await expect((await row(canvas, 'Campo: notes')).getByText('二').closest('[lang]:not([lang=""])')).toHaveAttribute(
      'lang',
      'ja',
    )
  },
})

const WithSwitch = (props: ComponentProps<typeof ChangeList>) => {
  const [{ letters }, prefer] = usePreferences()
  return (
    <>
      <Button onClick={() => prefer({ letters: !letters })}>Letters</Button>
      <WithKeys {...props} />
    </>
  )
}
/** Where letters are switched off, `n` and `p` do nothing, and nothing says that they do. */
export const LettersOff = meta.story({
  render: (args) => <WithSwitch {...args} />,
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 'Campo: description')
    const button = canvas.getByRole('button', { name: 'Letters' })
    await expect(canvas.getByText(/step through the changes/)).toBeInTheDocument()
    await userEvent.click(button)
    await userEvent.keyboard('np')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByText(/step through the changes/)).toBeNull()
    await userEvent.click(button)
    await userEvent.keyboard('n')
    await expect(document.activeElement?.querySelector('h3')).toHaveTextContent('Campo: description')
  },
})

const MANY = Array.from({ length: 40 }, (_, at) => ({ ...samples.YEAR, field_name: `field ${at}` }))
const at = (index: number) => `Campo: field ${index}`
const named = () => document.activeElement?.querySelector('h3')?.textContent

/** Where none in view has the focus, `n` goes to the topmost in view, `p` to the lowest; from there to its neighbours. */
export const NextChangeInView = meta.story({
  args: { changes: MANY },
  render: (args) => <WithKeys {...args} />,
  play: async ({ canvas, userEvent }) => {
    await row(canvas, 'Campo: field 0')
    const rows = canvas.getAllByRole('article')
    const topmost = () => rows.findIndex((one) => one.getBoundingClientRect().top >= 0)
    const lowest = () => rows.findLastIndex((one) => one.getBoundingClientRect().top < innerHeight)
    const scroll = async (index: number) => {
      rows[index]!.scrollIntoView({ block: 'start' })
      await expect(topmost()).toBeGreaterThan(0)
    }
    await userEvent.keyboard('nn')
    await expect(named()).toBe(at(1))
    // As by the wheel: the focus is left behind.
    await scroll(20)
    const seen = topmost()
    await expect(seen).toBeGreaterThan(2)
    await userEvent.keyboard('n')
    await expect(named()).toBe(at(seen))
    await userEvent.keyboard('n')
    await expect(named()).toBe(at(seen + 1))
    // A press on the blank page takes the focus away.
    await scroll(25)
    ;(document.activeElement as HTMLElement).blur()
    const low = lowest()
    await userEvent.keyboard('p')
    await expect(named()).toBe(at(low))
    await userEvent.keyboard('p')
    await expect(named()).toBe(at(low - 1))
  },
})

/** A radio button is nothing one writes in. */
export const NextChangeFromARadio = meta.story({
  render: (args) => <WithKeys {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Inline' }))
    await userEvent.keyboard('n')
    await expect(named()).toBe('Campo: description')
  },
})

export const Languages = meta.story({
  args: { changes: samples.LANGUAGES },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('group')).map((group) => group.getAttribute('aria-label'))).toEqual([
      'Português (Brasil)',
      'Inglês',
      'Japonês',
      'Coreano',
    ])
    const english = within(canvas.getByRole('group', { name: 'Inglês' }))
    await expect(english.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByText('迷宮台所の日記').closest('[lang]')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('A cook out of work walks into a dungeon.').closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    )
  },
})

export const Values = meta.story({
  args: { changes: samples.VALUES },
  play: async ({ canvas }) => {
    const texts = async (name: string) => {
      const { getByRole } = await row(canvas, `Campo: ${name}`)
      const item = getByRole('heading').closest('article')
      return [...(item?.children ?? [])].map(({ textContent }) => textContent)
    }
    await expect(await texts('year')).toEqual(['Campo: yearAdicionado', 'vazioAdicionado: 2023'])
    await expect(await texts('chapters')).toEqual(['Campo: chaptersModificado', 'Removido: 12Adicionado: 13'])
    await expect(await texts('original_publisher')).toEqual([
      'Campo: original_publisherRemovido',
      'Removido: Umineko Booksvazio',
    ])
    await expect(await texts('serialized_in')).toContain('Removido: Weekly Lanternvazio')
    await expect(await texts('volumes')).toEqual(['Campo: volumesMantido', '4'])
    await expect(await texts('is_licensed')).toContain('Removido: falseAdicionado: true')
    await expect(await texts('released')).toContain('Removido: 01/04/2023Adicionado: 25/03/2023')
  },
})

/** Read from the right, the arrow from the old value to the new one points to the left. */
export const RightToLeft = meta.story({
  args: { changes: samples.VALUES },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await row(canvas, 'Campo: chapters')
    const arrows = [...canvasElement.querySelectorAll('.lucide-arrow-right')]
    await expect(arrows.length).toBeGreaterThan(0)
    for (const arrow of arrows) await expect(getComputedStyle(arrow).scale).toBe('-1 1')
  },
})

export const Objects = meta.story({
  args: { changes: samples.OBJECTS },
  play: async ({ canvas }) => {
    const titles = await row(canvas, 'Campo: alternative_titles')
    await expect(titles.getByText('2 adicionados, 0 removidos, 1 mantido')).toBeVisible()
    await expect(titles.getByText('La posada de la gaviota').closest('[lang]')).toHaveAttribute('lang', 'es')
    await expect(titles.getByText('id: 3, name: Gull Inn, official: true')).toBeVisible()
    const title = await row(canvas, 'Campo: title')
    await expect(title.getByText('A Pousada da Gaivota').closest('[lang]')).toHaveAttribute('lang', 'pt')
    await expect((await row(canvas, 'Campo: staff')).getByText(/"artist": "K. Sato"/)).toBeVisible()
    const order = await row(canvas, 'Campo: genre_names')
    await expect(order.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Drama',
      'Mystery',
      'Mystery',
      'Drama',
    ])
  },
})
