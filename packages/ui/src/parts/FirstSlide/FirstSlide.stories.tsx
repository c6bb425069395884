import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import type { ComponentProps } from 'react'
import { expect } from 'storybook/test'
import { about } from '../../lib/story-about.ts'
import { FirstSlide } from './FirstSlide.tsx'

const named = (id: string, primary_title: string, more: object = {}) => ({
  public_id: id,
  slug: id,
  primary_title,
  title: null,
  description: null,
  ...more,
})
const titles = [
  named('night-lanterns', 'Night Lanterns', { content_rating: 'erotica' }),
  named('harbour', 'Harbour of Three Winds', { type: 'manga', year: 2015 }),
  named('third', 'A Third One'),
]
const Shown = (props: ComponentProps<typeof FirstSlide>) => (
  <>
    <FirstSlide {...props} />
    <p className="px-4 text-ink-muted sm:px-8">Beneath it</p>
  </>
)
const meta = preview.meta({
  title: 'parts/FirstSlide',
  component: Shown,
  globals: { level: 'anonymous' },
  parameters: about(FirstSlide, screenAt({ path: '/first', at: '/first' })),
  args: { answer: { success: true, data: titles }, mature: false },
})

/** What a visitor sees of home while the app's code is on its way: one title, which can be opened already. */
export const Visitor = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '1 of 2: Harbour of Three Winds' })).toBeVisible()
    await expect(canvas.getByText('Manga · 2015')).toBeVisible()
    const link = canvas.getByRole('link', { name: 'Read about it (Harbour of Three Winds)' })
    await expect(link).toHaveAttribute('href', '/manga/harbour/harbour')
  },
})

/** Who asks for adult titles sees them here as on home. */
export const Mature = meta.story({
  args: { mature: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '1 of 3: Night Lanterns' })).toBeVisible()
  },
})

/** R24a: it counts the ten that home will show, however many the server has chosen. */
export const FirstOfTen = meta.story({
  args: { answer: { data: Array.from({ length: 15 }, (_, at) => named(`t-${at + 1}`, `Title ${at + 1}`)) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: '1 of 10: Title 1' })).toBeVisible()
  },
})

/** What is not told leaves no gap between the facts. */
export const WithoutAYear = meta.story({
  args: { answer: { data: [named('harbour', 'Harbour of Three Winds', { type: 'manga', status: 'ongoing' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Manga · Ongoing')).toBeVisible()
  },
})

const nothingEarly: Play = async ({ canvas }) => {
  await canvas.findByText('Beneath it')
  await expect(canvas.queryByRole('group')).not.toBeInTheDocument()
}

/** A list of another kind, and no title at all: home says the rest. */
export const None = meta.story({
  args: { answer: { results: [] } },
  play: nothingEarly,
})

/** A row around its title: the row's id leads to another one. */
export const AroundATitle = meta.story({
  args: { answer: { data: [{ id: 3, order: 1, manga: { id: 57, primary_title: 'Harbour of Three Winds' } }] } },
  play: nothingEarly,
})

/** A row that points at its title, and has its name: its id leads to another one all the same. */
export const PointsAtATitle = meta.story({
  args: { answer: { data: [{ id: 3, manga_id: 57, primary_title: 'Harbour of Three Winds' }] } },
  play: nothingEarly,
})

/** Nothing to lead to. */
export const WithoutAnId = meta.story({
  args: { answer: { data: [{ primary_title: 'Harbour of Three Winds' }] } },
  play: nothingEarly,
})

export const LongText = meta.story({
  args: {
    answer: {
      data: [
        named('long', 'x'.repeat(200), {
          alternative_titles: [{ lang: 'ja', title: '進撃の司書'.repeat(40) }],
          description: { en: 'y'.repeat(300) },
        }),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('heading', { level: 3 })
    await expect(name.clientHeight).toBeLessThan(110)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
