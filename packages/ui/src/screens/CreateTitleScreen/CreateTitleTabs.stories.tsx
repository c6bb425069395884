import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, userEvent } from 'storybook/test'
import { HeldParts } from '../../components/LoadFailed/story-parts.tsx'
import { paths } from '../../paths.ts'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Create title/Tabs on their way',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
  render: () => (
    <HeldParts>
      <CreateTitleScreen />
    </HeldParts>
  ),
})

/** What comes is as high as what stood for it: the button below keeps its place. */
const withoutAJump =
  (tab: string, field: string): Play =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${tab}`) }))
    await expect(await canvas.findByText('Loading…')).toBeInTheDocument()
    const button = canvas.getByRole('button', { name: 'Create Title' })
    const place = () => Math.round(button.getBoundingClientRect().top)
    const before = place()
    await userEvent.click(canvas.getByRole('button', { name: 'Let it arrive' }))
    await canvas.findByRole('combobox', { name: field })
    await expect(place()).toBe(before)
  }
export const ClassificationsWithoutAJump = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: withoutAJump('Classifications', 'Genres'),
})
export const PeopleWithoutAJump = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: withoutAJump('Authors & Artists', 'Authors'),
})
