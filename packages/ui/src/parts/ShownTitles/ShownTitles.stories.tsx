import { makeTitle } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState, type ComponentProps } from 'react'
import { expect, fn, within } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { ShownTitles, TITLES_STEP } from './ShownTitles.tsx'

type Props = ComponentProps<typeof ShownTitles>

/** How many are drawn is kept around it. */
const Kept = ({ drawn: first, onDraw, ...rest }: Props) => {
  const [drawn, setDrawn] = useState(first)
  return (
    <main className="p-6">
      <h1 className="sr-only">Magazine</h1>
      <h2 className="sr-only">Serialized titles</h2>
      <ShownTitles
        {...rest}
        drawn={drawn}
        onDraw={(next) => {
          onDraw(next)
          setDrawn(next)
        }}
      />
    </main>
  )
}

const title = (at: number, given: Partial<Parameters<typeof makeTitle>[0]> = {}) =>
  makeTitle({
    id: 9000 + at,
    public_id: `shown-${at}`,
    primary_title: `Harbour ${at}`,
    content_rating: 'safe',
    ...given,
  })
const titles = (count: number) => Array.from({ length: count }, (_, at) => title(at + 1))

const meta = preview.meta({
  title: 'parts/ShownTitles',
  component: Kept,
  args: { titles: titles(5), label: 'Serialized titles', eager: 4, drawn: TITLES_STEP, onDraw: fn() },
  globals: { level: 'anonymous' },
  parameters: about(ShownTitles, screenAt({ path: '/', at: '/', shell: false })),
})

const list = async ({ canvas }: Parameters<Play>[0]) => canvas.findByRole('list', { name: 'Serialized titles' })
const names = (wall: HTMLElement) =>
  within(wall)
    .getAllByRole('link')
    .map((link) => link.textContent)

export const All = meta.story({
  play: async (context) => {
    const wall = await list(context)
    await expect(names(wall)).toEqual(['Harbour 1', 'Harbour 2', 'Harbour 3', 'Harbour 4', 'Harbour 5'])
    await expect(within(wall).getByRole('link', { name: 'Harbour 1' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/manga\/shown-1\//),
    )
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
})
export const One = meta.story({
  args: { titles: titles(1) },
  play: async (context) => {
    await expect(names(await list(context))).toEqual(['Harbour 1'])
  },
})
/** The rest comes by steps: the button stays, and the focus with it. */
export const Many = meta.story({
  args: { titles: titles(1100) },
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const wall = await list(context)
    await expect(within(wall).getAllByRole('listitem')).toHaveLength(48)
    await expect(canvas.getByText(/^The first 48 of 1,100$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onDraw.mock.calls).toEqual([[96]])
    await expect(within(wall).getAllByRole('listitem')).toHaveLength(96)
    await expect(canvas.getByText(/^The first 96 of 1,100$/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show more' })).toHaveFocus()
  },
})
/** With the last of them the button goes: the focus goes to the first that came. */
export const TheLast = meta.story({
  args: { titles: titles(50) },
  play: async (context) => {
    const { canvas, userEvent } = context
    await list(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Harbour 49' })).toHaveFocus()
  },
})
/** Mature titles are hidden until somebody asks; the button stays, and the focus with it. */
export const Mature = meta.story({
  args: {
    titles: [title(1), title(2, { content_rating: 'erotica' }), title(3, { content_rating: 'pornographic' })],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const wall = await list(context)
    await expect(names(wall)).toEqual(['Harbour 1'])
    await expect(canvas.getByText('2 mature titles hidden')).toHaveAttribute('aria-live', 'polite')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show them' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('2 mature titles shown')).toBeVisible()
    await expect(names(wall)).toEqual(['Harbour 1', 'Harbour 2', 'Harbour 3'])
    await expect(canvas.getByRole('button', { name: 'Hide them' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(names(wall)).toEqual(['Harbour 1'])
  },
})
/** Nothing but a mature one: it says so, and no empty list stands there. */
export const OneMature = meta.story({
  args: { titles: [title(1, { content_rating: 'erotica' })] },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 mature title hidden')).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show it' }))
    await expect(canvas.getByRole('link', { name: 'Harbour 1' })).toBeVisible()
  },
})
export const LongText = meta.story({
  args: {
    titles: [
      title(1, { primary_title: 'x'.repeat(200) }),
      title(2, { primary_title: '進撃の司書'.repeat(40) }),
      title(3, { primary_title: 'مكتبة البحر الطويل '.repeat(12) }),
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const wall = await list(context)
    await expect(within(wall).getAllByRole('listitem')).toHaveLength(3)
    await expect(wall.scrollWidth).toBeLessThanOrEqual(wall.clientWidth)
    for (const name of within(wall).getAllByRole('heading'))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
