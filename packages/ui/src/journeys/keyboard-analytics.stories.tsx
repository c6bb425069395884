import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, spyOn, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { AnalyticsScreen } from '../screens/AnalyticsScreen/AnalyticsScreen.tsx'
import { go, keys, press, type Context } from './keyboard-steps.tsx'

/** The figures of reviewing, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Analytics',
  component: AnalyticsScreen,
  globals: { level: '1' },
  parameters: screenAt({ path: paths.analytics.pattern, at: paths.analytics.to() }),
})

const drawn = ({ canvas }: Context) => canvas.findByRole('slider', { name: 'Decisions over time: values' })

export const ChoosesAPeriod = meta.story({
  play: async (context) => {
    const { canvas } = context
    await drawn(context)
    await go(context, 'radio', '30 days')
    await keys('{ArrowRight}')
    await expect(await canvas.findByText('Figures of the last 90 days')).toBeInTheDocument()
    await expect(canvas.getByRole('radio', { name: '90 days', checked: true })).toHaveFocus()
    await go(context, 'radio', '90 days')
    await keys('{ArrowLeft}{ArrowLeft}')
    await expect(await canvas.findByText('Figures of the last 7 days')).toBeInTheDocument()
    await go(context, 'slider', 'Decisions over time: values')
    await keys('{Home}')
    const value = await drawn(context)
    await expect(value).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Sat, 14 Nov 2026: /))
    await expect(canvas.getByText(value.getAttribute('aria-valuetext') ?? '')).toBeVisible()
    await expect(value).toHaveFocus()
  },
})

/** What the browser takes: the clipboard, a file, paper. */
export const TakesTheReport = meta.story({
  beforeEach: () => {
    const spies = [
      spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
      spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {}),
      spyOn(URL, 'createObjectURL').mockReturnValue('blob:report'),
      spyOn(window, 'print').mockImplementation(() => {}),
    ]
    return () => spies.forEach((spy) => spy.mockRestore())
  },
  play: async (context) => {
    const { canvas } = context
    await drawn(context)
    await press(context, 'button', 'Copy as text')
    await expect(await canvas.findByText('Copied')).toBeVisible()
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      expect.stringMatching(/^Edit analytics: the last 30 days\n/),
    )
    await expect(canvas.getByRole('button', { name: 'Copy as text' })).toHaveFocus()
    await press(context, 'button', 'Download CSV')
    await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalledWith(expect.any(Blob)))
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveFocus()
    await press(context, 'button', 'Print')
    await expect(window.print).toHaveBeenCalledOnce()
  },
})
