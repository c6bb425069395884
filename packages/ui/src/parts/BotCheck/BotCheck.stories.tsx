import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { BotCheck, STAND_IN_TOKEN } from './BotCheck.tsx'

const meta = preview.meta({
  title: 'Parts/BotCheck',
  component: BotCheck,
  args: { siteKey: null, onToken: fn() },
})

/** Without a site key: says so, and gives a token that is none. */
export const StandIn = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bot check: off here')).toBeVisible()
    await expect(args.onToken).toHaveBeenCalledWith(STAND_IN_TOKEN)
  },
})
