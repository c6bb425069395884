import preview from '@bunko/storybook/preview'
import { expect, fn } from 'storybook/test'
import { SetupProblem } from './SetupProblem.tsx'

const meta = preview.meta({
  title: 'parts/SetupProblem',
  component: SetupProblem,
  args: { problem: { text: '{"apiBase":"https://api.example/v1"}' }, onRetry: fn() },
})

/** A setting is wrong: it is named, with what it should be. */
export const WrongSetting = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bunko cannot start here' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'apiBase must be a path on this origin without a final slash, such as "/api/v1". It is "https://api.example/v1".',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Several are wrong, one of them very long. */
export const SeveralAndLong = meta.story({
  args: { problem: { text: `{"apiBase":"${'x'.repeat(200)}","healthPath":"","key":1}` } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Nothing came at all: nobody here has to mend anything. */
export const NoAnswer = meta.story({
  args: { problem: {} },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bunko could not be reached' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('No answer came. Check your connection, then try again.')
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('config.json')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Something else came. */
export const OtherAnswer = meta.story({
  args: { problem: { status: 403 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server answered 403 for it.')
  },
})

/** What stands before the server says that it is not there just now: it is being started anew, say. */
export const NotAnsweringNow = meta.story({
  args: { problem: { status: 502 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bunko could not be reached' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('It is not answering now (502). Try again in a moment.')
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('config.json')
  },
})
