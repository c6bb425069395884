import { contract, type Title } from '@bunko/api-client'
import { makeTitle } from '@bunko/mock-server'
import { TITLE, TITLE_KOREAN, TITLE_LONG, TITLE_WITHOUT_COVER } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { useTitle } from '../../data/titles.ts'
import { about } from '../../lib/story-about.ts'
import { TitleGrid, TitleGridSkeleton, type TitleView } from './TitleGrid.tsx'

const Shown = ({ view = 'grid' }: { view?: TitleView }) => {
  const titles = [
    useTitle(TITLE.public_id).data,
    useTitle(TITLE_KOREAN.public_id).data,
    useTitle(TITLE_WITHOUT_COVER.public_id).data,
    useTitle(TITLE_LONG.public_id).data,
  ].filter((title): title is Title => title !== undefined)
  return (
    <>
      <h1 className="sr-only">Page</h1>
      <h2 className="sr-only">Shelf</h2>
      {titles.length === 4 ? <TitleGrid titles={titles} view={view} eager={2} /> : <TitleGridSkeleton view={view} />}
    </>
  )
}

const meta = preview.meta({
  title: 'parts/TitleGrid',
  component: Shown,
  globals: { level: 'anonymous' },
  parameters: about(TitleGrid, screenAt({ path: '/shelf', at: '/shelf' })),
})

export const Grid = meta.story({
  play: async ({ canvas }) => {
    const items = within(await canvas.findByRole('list', { name: 'Titles' })).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[0]!.getBoundingClientRect().top).toBe(items[3]!.getBoundingClientRect().top)
    await expect(items[0]!.querySelector('img')).toHaveAttribute('loading', 'eager')
    await expect(items[2]!.querySelector('img[loading="eager"]')).toBeNull()
  },
})

/** A line says more: another name, the genres, the rating. */
export const List = meta.story({
  args: { view: 'list' },
  play: async ({ canvas, server }) => {
    const [first, second] = within(await canvas.findByRole('list', { name: 'Titles' })).getAllByRole('listitem')
    const title = server.db.titles.get(TITLE.id)!
    await expect(within(first!).getByRole('link', { name: TITLE.primary_title })).toHaveAttribute(
      'href',
      `/manga/${TITLE.public_id}/${title.slug}`,
    )
    await expect(first!.querySelector('[lang="ja"]')).toBeVisible()
    await expect(first).toHaveTextContent(title.genre_names.slice(0, 4).join(', '))
    await expect(first).toHaveTextContent(`Rating ${title.statistics!.rating!.toFixed(1)}`)
    await expect(within(second!).getByRole('heading')).toHaveAttribute('lang', 'ko')
  },
})

export const ListOnASmallScreen = meta.story({
  args: { view: 'list' },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Titles' })
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

export const GridLoading = meta.story({
  beforeEach: ({ server }) => void server.hang(contract.titles.get),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading titles…')).toBeInTheDocument()
  },
})

const LONG_ONES = ['x'.repeat(200), '進撃の司書'.repeat(40), 'مكتبة البحر الطويل '.repeat(12)].map((name, at) =>
  makeTitle({
    id: 9100 + at,
    primary_title: name,
    alternative_titles: [{ lang: 'en', title: 'y'.repeat(200) }],
    genre_names: ['z'.repeat(200), 'Drama'],
  }),
)
export const LongText = meta.story({
  render: () => (
    <>
      <h1 className="sr-only">Page</h1>
      <h2 className="sr-only">Shelf</h2>
      <TitleGrid titles={LONG_ONES} label="Covers" />
      <TitleGrid titles={LONG_ONES} label="Lines" view="list" />
    </>
  ),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const name of ['Covers', 'Lines']) {
      const list = await canvas.findByRole('list', { name })
      await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
      await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    }
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
