import { TITLE, TITLE_LONG } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect } from 'storybook/test'
import { stopsGoneBack } from '../../lib/story-stops.ts'
import { paths } from '../../paths.ts'
import { TitleScreen } from './TitleScreen.tsx'

const of = (id: string) => screenAt({ path: paths.title.pattern, at: paths.title.to({ id, slug: 'untitled' }) })

const meta = preview.meta({
  title: 'Screens/Title/Edit',
  component: TitleScreen,
  globals: { level: '2' },
  parameters: of(TITLE_LONG.public_id),
})

const boxOf = (element: Element) => element.getBoundingClientRect()

/** The main act of staff stands at the end of the heading, as on the page of a person; Tab comes by as one reads. */
const besideTheName: Play = async ({ canvas }) => {
  const name = await canvas.findByRole('heading', { level: 1, name: TITLE_LONG.primary_title })
  const edit = canvas.getByRole('link', { name: 'Edit' })
  await expect(boxOf(edit).left).toBeGreaterThanOrEqual(boxOf(name).right)
  await expect(boxOf(edit).top).toBeLessThan(boxOf(name).bottom)
  await expect(stopsGoneBack(name.closest('header')!)).toEqual([])
}
export const BesideTheName = meta.story({ globals: { viewport: { value: 'wide' } }, play: besideTheName })
export const OnATablet = meta.story({ globals: { viewport: { value: 'tablet' } }, play: besideTheName })

/** There the name has the whole line. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: of(TITLE.public_id),
  play: async ({ canvas }) => {
    const favourite = await canvas.findByRole('button', { name: 'Favourite' })
    const edit = canvas.getByRole('link', { name: 'Edit' })
    const rating = canvas.getByRole('radiogroup', { name: 'Your rating' })
    await expect(boxOf(edit).top).toBeGreaterThanOrEqual(boxOf(favourite).bottom)
    await expect(boxOf(edit).bottom).toBeLessThanOrEqual(boxOf(rating).top)
    await expect(stopsGoneBack(edit.parentElement!.parentElement!)).toEqual([])
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
