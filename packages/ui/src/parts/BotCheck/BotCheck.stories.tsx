import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { LostParts } from '../../components/LoadFailed/story-parts.tsx'
import { BotCheck, STAND_IN_TOKEN } from './BotCheck.tsx'

const meta = preview.meta({
  title: 'parts/BotCheck',
  component: BotCheck,
  args: { siteKey: null, onToken: fn() },
})

/** Without a site key: gives a token that is none, and shows visitors nothing. */
export const StandIn = meta.story({
  render: (args) => (
    <div data-testid="check">
      <BotCheck {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    await expect(args.onToken).toHaveBeenCalledWith(STAND_IN_TOKEN)
    await expect(canvas.getByTestId('check')).toBeEmptyDOMElement()
  },
})

/** Its code does not arrive: it is said in its place, and can be tried again. */
export const CodeDoesNotArrive = meta.story({
  args: { siteKey: '1x00000000000000000000AA' },
  render: (args) => (
    <LostParts times={9}>
      <BotCheck {...args} />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The bot check could not be loaded')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
})
