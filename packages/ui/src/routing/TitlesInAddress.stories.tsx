import { makeTitle } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { Address } from './story-address.tsx'
import { TitlesInAddress } from './TitlesInAddress.tsx'

const titles = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    makeTitle({ id: 9000 + at, public_id: `wall-${at}`, primary_title: `Harbour ${at + 1}`, content_rating: 'safe' }),
  )

const meta = preview.meta({
  title: 'routing/TitlesInAddress',
  component: TitlesInAddress,
  args: { name: 'shown', titles: titles(120), label: 'Serialized titles' },
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: '/magazine', at: '/magazine', shell: false }),
  render: (args) => (
    <main className="p-6">
      <h1 className="sr-only">Magazine</h1>
      <h2 className="sr-only">Serialized titles</h2>
      <TitlesInAddress {...args} />
      <Address />
    </main>
  ),
})

const items = async ({ canvas }: Parameters<Play>[0]) =>
  within(await canvas.findByRole('list', { name: 'Serialized titles' })).getAllByRole('listitem')

/** The first ones; how many more were asked for is kept in the address, until all are there. */
export const Many = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const more = { name: 'Show more' }
    await expect(await items(context)).toHaveLength(48)
    await expect(canvas.getByTestId('address')).toHaveTextContent('')
    await userEvent.click(canvas.getByRole('button', more))
    await expect(await items(context)).toHaveLength(96)
    await expect(canvas.getByTestId('address')).toHaveTextContent('?shown=96')
    await expect(canvas.getByRole('button', more)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', more))
    await expect(await items(context)).toHaveLength(120)
    await expect(canvas.queryByRole('button', more)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Harbour 97' })).toHaveFocus()
  },
})
export const Few = meta.story({
  args: { titles: titles(3) },
  play: async (context) => {
    await expect(await items(context)).toHaveLength(3)
    await expect(context.canvas.queryByRole('button')).toBeNull()
  },
})
/** Whoever comes back finds as many as there were. */
export const FoundAgain = meta.story({
  parameters: screenAt({ path: '/magazine', at: '/magazine?shown=96', shell: false }),
  play: async (context) => expect(await items(context)).toHaveLength(96),
})
/** An address that somebody has written draws no fewer than the first ones. */
export const StrangeAddress = meta.story({
  parameters: screenAt({ path: '/magazine', at: '/magazine?shown=-3', shell: false }),
  play: async (context) => expect(await items(context)).toHaveLength(48),
})
/** What comes in pages is drawn as far as it came: the way to more is elsewhere. */
export const InPages = meta.story({
  args: { titles: titles(60), inPages: true },
  play: async (context) => {
    await expect(await items(context)).toHaveLength(60)
    await expect(context.canvas.queryByRole('button', { name: 'Show more' })).toBeNull()
  },
})
export const LongText = meta.story({
  args: {
    titles: ['x'.repeat(200), '進撃の司書'.repeat(40)].map((primary_title, at) =>
      makeTitle({ id: 9200 + at, primary_title, content_rating: 'safe' }),
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await expect(await items(context)).toHaveLength(2)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
