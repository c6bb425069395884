import preview from '@bunko/storybook/preview'
import { expect } from 'storybook/test'
import type { TitlePick } from '../../lib/title-pick.ts'
import { TitleFacts } from './TitleFacts.tsx'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><path fill="#0d3750" d="M0 0h200v300H0z"/></svg>',
)}`
const HARBOUR: TitlePick = {
  id: 1,
  name: 'Harbour of Gulls',
  lang: 'en',
  year: 2015,
  cover: PICTURE,
  facts: 'Manga · 2015 · Ongoing',
}

const meta = preview.meta({
  component: TitleFacts,
  args: { title: HARBOUR },
  render: (args) => (
    <div className="max-w-sm rounded-md border border-line bg-surface p-2">
      <TitleFacts {...args} />
    </div>
  ),
})

export const Complete = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Harbour of Gulls')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('Manga · 2015 · Ongoing')).toBeVisible()
    // The name stands beside it.
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '')
  },
})
/** A name that not everybody reads has another one beside it. */
export const OtherScript = meta.story({
  args: { title: { ...HARBOUR, name: '鴎の港', lang: 'ja', other: { text: 'Harbour of Gulls', lang: 'en' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('鴎の港')).toHaveAttribute('lang', 'ja')
    await expect(canvasElement).toHaveTextContent('Harbour of Gulls · Manga · 2015 · Ongoing')
  },
})
/** What is kept of one that was picked earlier: its year, where no more is known. */
export const OnlyItsYear = meta.story({
  args: { title: { id: 1, name: 'Harbour of Gulls', year: 2015, cover: PICTURE } },
  play: async ({ canvas }) => expect(canvas.getByText('2015')).toBeVisible(),
})
/** Its cover is drawn, and no line is left for facts. */
export const OnlyItsName = meta.story({
  args: { title: { id: 1, name: 'Harbour of Gulls', year: null, cover: null } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Harbour of Gulls', { selector: 'bdi' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(canvasElement).not.toHaveTextContent('·')
  },
})
/** Two lines of each; what turns its direction round turns nothing that stands after it. */
export const LongText = meta.story({
  args: {
    title: {
      ...HARBOUR,
      name: `\u202E${'進撃の司書'.repeat(40)}`,
      lang: 'ja',
      other: { text: 'x'.repeat(200), lang: 'en' },
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText(/進撃の司書/, { selector: 'bdi' }).parentElement!
    await expect(name.clientHeight).toBeLessThanOrEqual(2 * Number.parseFloat(getComputedStyle(name).lineHeight) + 1)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
