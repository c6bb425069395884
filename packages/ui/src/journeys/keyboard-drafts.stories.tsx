import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { Link } from '../components/Link/Link.tsx'
import { paths } from '../paths.ts'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { answerQuestion, headed, press, write, type Context } from './keyboard-steps.tsx'

/** Stands for the dashboard. */
const Elsewhere = () => (
  <>
    <h1>Elsewhere</h1>
    <Link to={paths.createTitle.to()}>Go on with it</Link>
  </>
)

/** What was begun and left, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Drafts',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({
    path: paths.createTitle.pattern,
    at: paths.createTitle.to(),
    routes: [{ path: paths.admin.pattern, Component: Elsewhere }],
  }),
})

const OFFER = /^You have an unfinished title/
const name = ({ canvas }: Context) => canvas.getByRole('textbox', { name: 'Primary title' })
const leaveAndReturn = async (context: Context) => {
  await press(context, 'link', 'Cancel')
  await answerQuestion('Leave without creating the title?', 'Leave')
  await headed(context, 'Elsewhere')
  await press(context, 'link', 'Go on with it')
  await expect(await context.canvas.findByText(OFFER)).toBeVisible()
  await expect(name(context)).toHaveValue('')
}

export const Restored = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Primary title', 'Keys')
    await write(context, 'Description', 'Keys.')
    await leaveAndReturn(context)
    await press(context, 'button', 'Restore')
    await waitFor(() => expect(name(context)).toHaveValue('Keys'))
    await expect(canvas.queryByText(OFFER)).toBeNull()
    await press(context, 'button', 'Create Title')
    await waitFor(() =>
      expect(server.db.titles.all().find(({ primary_title }) => primary_title === 'Keys')).toBeDefined(),
    )
    await headed(context, 'Elsewhere')
  },
})

export const Discarded = meta.story({
  play: async (context) => {
    const { canvas } = context
    await write(context, 'Primary title', 'Keys')
    await leaveAndReturn(context)
    await press(context, 'button', 'Discard')
    await answerQuestion('Discard this draft?', 'Cancel')
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveFocus()
    await press(context, 'button', 'Discard')
    await answerQuestion('Discard this draft?', 'Discard draft')
    await waitFor(() => expect(canvas.queryByText(OFFER)).toBeNull())
    await expect(name(context)).toHaveValue('')
    // Nothing is left to lose, and nothing to be offered.
    await press(context, 'link', 'Cancel')
    await headed(context, 'Elsewhere')
    await press(context, 'link', 'Go on with it')
    await headed(context, 'Create title')
    await expect(canvas.queryByText(OFFER)).toBeNull()
  },
})
