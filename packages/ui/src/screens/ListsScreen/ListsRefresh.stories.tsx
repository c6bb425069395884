import { callName, contract } from '@bunko/api-client'
import { demoAccount, TITLE, TITLE_KOREAN } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useList } from '../../data/lists.ts'
import { paths } from '../../paths.ts'
import { ListsScreen } from './ListsScreen.tsx'
import { fillList, namesIn } from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Lists/Refresh',
  component: ListsScreen,
  globals: { level: '5' },
  parameters: screenAt({ path: paths.lists.pattern, at: paths.lists.to() }),
  beforeEach: ({ server }) =>
    fillList(server, [
      [TITLE.id, 'reading'],
      [TITLE_KOREAN.id, 'reading'],
    ]),
})

/** The screen, and what has its list read again. */
const AndReadAgain = () => {
  const { query } = useList({ kind: 'mine' })
  return (
    <>
      <ListsScreen />
      <Button onClick={() => void query.refetch()}>Read again</Button>
    </>
  )
}
/** What was read stays, and that it may be old is told. */
export const RefreshFails = meta.story({
  render: () => <AndReadAgain />,
  play: async ({ canvas, server, userEvent }) => {
    await namesIn(canvas)
    server.fail(contract.lists.mine, { status: 500, body: { error: 'The database is away' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Failed to load the listThe database is away')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title, TITLE_KOREAN.primary_title])
  },
})

/** Signed in, in this tab or another, while the way to the login stands here: the list is asked for as that user. */
export const SignedInElsewhere = meta.story({
  globals: { level: 'anonymous' },
  parameters: screenAt({ path: paths.listsOf.pattern, at: paths.listsOf.to({ id: demoAccount(5).username }) }),
  beforeEach: ({ server }) => void server.fail(contract.lists.of, { status: 401, body: {}, times: 1 }),
  play: async ({ canvas, server, session }) => {
    const reads = () => server.journal.filter(({ call }) => call === callName(contract.lists.of)).length
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Authentication Required' })).toBeVisible()
    await expect(reads()).toBe(1)
    const { accessToken, refreshToken } = server.signIn(4)
    session.begin({ accessToken, refreshToken }, { email: demoAccount(4).email })
    await expect(await namesIn(canvas)).toEqual([TITLE.primary_title, TITLE_KOREAN.primary_title])
    await canvas.findByRole('button', { name: /Account of r.oliveira/ })
    await expect(reads()).toBe(2)
  },
})
