import { contract } from '@bunko/api-client'
import { TITLE, TITLE_HOSTILE, TITLE_LONG, TITLE_NULLS, TITLE_WITHOUT_LATIN_NAME } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { TitleScreen } from './TitleScreen.tsx'

const meta = preview.meta({ title: 'Screens/Title', component: TitleScreen, globals: { level: 'anonymous' } })
const known = screenAt({ path: '/manga/:id/:slug', at: `/manga/${TITLE.public_id}/untitled` })
const hostile = screenAt({ path: '/manga/:id/:slug', at: `/manga/${TITLE_HOSTILE.public_id}/untitled` })
const long = screenAt({ path: '/manga/:id/:slug', at: `/manga/${TITLE_LONG.public_id}/untitled` })
const nulls = screenAt({ path: '/manga/:id/:slug', at: `/manga/${TITLE_NULLS.public_id}/untitled` })
const japanese = screenAt({ path: '/manga/:id/:slug', at: `/manga/${TITLE_WITHOUT_LATIN_NAME.public_id}/untitled` })
const unknown = screenAt({ path: '/manga/:id/:slug', at: '/manga/no-such-title/untitled' })

export const Known = meta.story({
  parameters: known,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: TITLE.primary_title, level: 1 })).toBeVisible()
    await expect(document.title).toBe(`${TITLE.primary_title} · Bunko`)
    await expect(canvas.queryByRole('link', { name: /edit/i })).toBeNull()
  },
})
const offers =
  (name: string): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/admin/edit-title/${TITLE.public_id}`,
    )
  }
export const Moderator = meta.story({ parameters: known, globals: { level: '2' }, play: offers('Edit') })
export const Editor = meta.story({ parameters: known, globals: { level: '3' }, play: offers('Propose an edit') })
export const RegularUser = meta.story({ parameters: known, globals: { level: '5' }, play: offers('Propose an edit') })
export const Japanese = meta.story({
  parameters: japanese,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ja')
  },
})
export const Hostile = meta.story({
  parameters: hostile,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>')
    await expect(document.querySelector('img[src="x"]')).toBeNull()
  },
})
export const Long = meta.story({ parameters: long })
export const NothingKnown = meta.story({
  parameters: nulls,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Untitled' })).toBeVisible()
  },
})
export const NotFound = meta.story({
  parameters: unknown,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Title not found' })).toBeVisible()
  },
})
export const Failing = meta.story({
  parameters: known,
  beforeEach: ({ server }) => server.fail(contract.titles.get, { status: 502 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load manga details')
  },
})
export const Phone = meta.story({ parameters: known, globals: { viewport: { value: 'phone' } } })
