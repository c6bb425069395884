import { callName, contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import { held } from '@bunko/storybook/held'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../paths.ts'
import { RequireLevel } from '../routing/RequireLevel.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { ListsScreen } from '../screens/ListsScreen/ListsScreen.tsx'
import { MagazinesScreen } from '../screens/MagazinesScreen/MagazinesScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'

let codeComes: () => void
let code: Promise<{ Component: () => string }>
const Lists = () => (
  <RequireLevel route="lists">
    <ListsScreen />
  </RequireLevel>
)
const at = (address: string) =>
  screenAt({
    at: address,
    routes: [
      { path: paths.title.pattern, Component: TitleScreen },
      { path: paths.editMagazine.pattern, Component: MagazinesScreen },
      { path: paths.edit.pattern, Component: EditDetailScreen },
      { path: paths.lists.pattern, Component: Lists },
      { path: paths.home.pattern, lazy: () => code },
    ],
  })

/** Who has followed a link goes there, whatever is answered while the code of that screen is still to come. */
const meta = preview.meta({
  title: 'Journeys/Late answers',
  component: TitleScreen,
  globals: { level: '1' },
  beforeEach: () => {
    code = new Promise((resolve) => {
      codeComes = () => resolve({ Component: () => 'The home page' })
    })
  },
})

type Context = Parameters<Play>[0]
/** Follows a link whose screen's code is still to come. */
const follow = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Bunko' }))
}
/** Gives what came late the time to lead elsewhere, then lets the code come. */
const arrives = async ({ canvas }: Context) => {
  const since = performance.now()
  await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300))
  codeComes()
  await expect(await canvas.findByText('The home page')).toBeVisible()
}
const goesOn =
  (call: Parameters<Context['server']['hang']>[0]): Play =>
  async (context) => {
    await held(context.server)
    await follow(context)
    context.server.clearFaults()
    await waitFor(() => expect(context.server.journal.some((entry) => entry.call === callName(call))).toBe(true))
    await arrives(context)
  }
const hangs =
  (call: Parameters<Context['server']['hang']>[0]) =>
  ({ server }: Context) =>
    server.hang(call, { times: 1 })

/** The address of a title does not correct itself. */
export const Title = meta.story({
  parameters: at(paths.title.to({ id: TITLE.public_id, slug: 'untitled' })),
  beforeEach: hangs(contract.titles.get),
  play: goesOn(contract.titles.get),
})
/** A tab that waits for a title when another logs out gets it all the same. */
export const LoggedOutElsewhere = meta.story({
  globals: { level: '5' },
  parameters: at(paths.title.to({ id: TITLE.public_id, slug: 'untitled' })),
  beforeEach: hangs(contract.titles.get),
  play: async ({ canvas, server, session }) => {
    await held(server)
    session.end()
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: TITLE.primary_title })).toBeVisible()
  },
})
/** A magazine that is gone does not lead back to its list. */
export const MagazineThatIsGone = meta.story({
  parameters: at(paths.editMagazine.to({ magazineId: 'gone' })),
  beforeEach: hangs(contract.magazines.get),
  play: goesOn(contract.magazines.get),
})
/** Nor does a proposal. */
export const ProposalThatIsGone = meta.story({
  parameters: at(paths.edit.to({ editId: '999999' })),
  beforeEach: hangs(contract.edits.get),
  play: goesOn(contract.edits.get),
})
/** The end of the session does not lead to the login. */
export const SessionEnds = meta.story({
  globals: { level: '5' },
  parameters: at(paths.lists.to()),
  play: async (context) => {
    await context.canvas.findByRole('tab', { name: /^All/ })
    await follow(context)
    context.session.end()
    await arrives(context)
  },
})
