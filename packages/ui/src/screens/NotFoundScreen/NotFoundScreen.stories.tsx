import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Not found',
  component: NotFoundScreen,
  parameters: screenAt({ path: '/nowhere', at: '/nowhere' }),
})

export const Anonymous = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found', level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
    await expect(document.title).toBe('Page not found · Bunko')
  },
})
const robots = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')]

/** A search engine is told, for as long as one is here. */
export const NotToBeIndexed = meta.story({
  globals: { level: 'anonymous' },
  play: async ({ canvas, userEvent }) => {
    const home = await canvas.findByRole('link', { name: 'Go Home' })
    await expect(robots().map(({ content }) => content)).toEqual(['noindex'])
    await userEvent.click(home)
    await expect(await canvas.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
    await expect(robots()).toEqual([])
  },
})
export const Staff = meta.story({ globals: { level: '1' } })

export const Phone = meta.story({
  globals: { level: 'anonymous', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go Home' })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
