import { makeTitle } from '@bunko/mock-server'
import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { TitleRow } from './TitleRow.tsx'

const HARBOUR = makeTitle({
  id: 9000,
  public_id: 'harbour',
  slug: 'harbour-of-gulls',
  primary_title: 'Harbour of Gulls',
  title: { en: 'Harbour of Gulls', ja: '鴎の港' },
  alternative_titles: [],
  type: 'manga',
  year: 2015,
  status: 'ongoing',
  genre_names: ['Drama', 'Mystery', 'Comedy', 'Cooking', 'Gore'],
  statistics: { follows: 10, rating: 8.25, rating_count: 4, favorites: 1 },
})

const meta = preview.meta({
  component: TitleRow,
  args: { title: HARBOUR },
  globals: { level: 'anonymous' },
  parameters: { ...screenAt({ path: '/', at: '/', shell: false }), ...ownFrame('400px') },
  render: (args) => (
    <main className="p-6">
      <h1 className="sr-only">Page</h1>
      <h2 className="sr-only">Titles</h2>
      <div className="overflow-clip rounded-lg border border-line bg-surface shadow-card">
        <TitleRow {...args} />
      </div>
    </main>
  ),
})

/** Its other name, what it is, four of its genres and its rating; all of the line leads to it. */
export const Complete = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Harbour of Gulls' })
    await expect(link).toHaveAttribute('href', '/manga/harbour/harbour-of-gulls')
    await expect(canvas.getByText('鴎の港').closest('[lang]')).toHaveAttribute('lang', 'ja')
    const line = canvas.getByRole('article')
    await expect(line).toHaveTextContent('Manga · 2015 · Ongoing')
    await expect(line).toHaveTextContent('Drama, Mystery, Comedy, Cooking')
    await expect(line).not.toHaveTextContent('Gore')
    await expect(line).toHaveTextContent(/Rating 8\.[23]$/)
    await expect(line.querySelector('img')).toHaveAttribute('loading', 'lazy')
    const { left, right, top, bottom } = line.getBoundingClientRect()
    await expect(document.elementFromPoint(right - 8, (top + bottom) / 2)).toBe(link)
    await expect(document.elementFromPoint(left + 8, (top + bottom) / 2)).toBe(link)
  },
})
/** Of the first ones the cover is loaded at once. */
export const Eager = meta.story({
  args: { eager: true },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article')
    await expect(line.querySelector('img')).toHaveAttribute('loading', 'eager')
  },
})
/** Where all that is known is a name, its cover is drawn and nothing else stands there. */
export const OnlyItsName = meta.story({
  args: {
    title: {
      ...HARBOUR,
      title: { en: 'Harbour of Gulls' },
      type: null,
      year: null,
      status: null,
      genre_names: [],
      covers: null,
      statistics: null,
    },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article')
    await expect(line.querySelector('img')).toBeNull()
    await expect(line.querySelector('p')).toBeNull()
    await expect(line).not.toHaveTextContent('Rating')
  },
})
/** The second is under the pointer, the third has the focus, as a ring around it. */
export const States = meta.story({
  parameters: { pseudo: { hover: ['.is-hover article', '.is-hover a'], focusVisible: ['.is-focus a'] } },
  render: () => (
    <main className="p-6">
      <h1 className="sr-only">Page</h1>
      <h2 className="sr-only">Titles</h2>
      <ul className="overflow-clip rounded-lg border border-line bg-surface">
        {['at-rest', 'is-hover', 'is-focus'].map((state, at) => (
          <li key={state} className={`relative ${state}`}>
            <TitleRow title={makeTitle({ id: 9000 + at, primary_title: `Harbour ${at + 1}` })} />
          </li>
        ))}
      </ul>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Harbour 3' })).toBeVisible()
  },
})
export const LongText = meta.story({
  args: {
    title: {
      ...HARBOUR,
      primary_title: 'x'.repeat(200),
      title: { en: 'x'.repeat(200), ja: '進撃の司書'.repeat(40) },
      genre_names: ['z'.repeat(200), 'Drama'],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article')
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(line.getBoundingClientRect().height).toBeLessThan(200)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
