import { contract } from '@bunko/api-client'
import { TITLE } from '@bunko/mock-server/named'
import { held } from '@bunko/storybook/held'
import { WIDE_ONLY } from '@bunko/storybook/modes'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { DraftsProvider } from '../../drafts/drafts.tsx'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { EMPTY_NOTE, writeKeptEdits } from '../../lib/edit-draft-write.ts'
import { memoryStorage } from '../../lib/storage.ts'
import { emptyTitle } from '../../lib/title-form.ts'
import { paths } from '../../paths.ts'
import { EditTitleScreen } from './EditTitleScreen.tsx'
import { discardDraft } from '../../parts/DraftOffer/story-discard.tsx'

const EMPTY = emptyTitle({ year: 2026, season: 'fall' })
/** Twelve minutes before the clock of the stories. */
const SAVED_AT = Date.parse('2026-11-20T11:48:00Z')
const KEPT = {
  [`edit-title:${TITLE.public_id}`]: writeKeptEdits(
    { savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, year: '2014' }, note: EMPTY_NOTE },
    '',
  ),
}
const BOTH = {
  [`edit-title:${TITLE.public_id}`]: writeKeptEdits(
    { savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, year: '2014' }, note: EMPTY_NOTE },
    writeKeptEdits({ savedAt: SAVED_AT, before: EMPTY, after: { ...EMPTY, chapters: '99' }, note: EMPTY_NOTE }, ''),
  ),
}
/** Begun when another year stood there. */
const BEGUN_EARLIER = {
  [`edit-title:${TITLE.public_id}`]: writeKeptEdits(
    {
      savedAt: SAVED_AT,
      before: { ...EMPTY, year: '2012', chapters: '1' },
      after: { ...EMPTY, year: '2014', chapters: '1' },
      note: EMPTY_NOTE,
    },
    '',
  ),
}
const YEAR = 'Publication year'

const meta = preview.meta({
  title: 'Screens/Edit title/Draft',
  component: EditTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.editTitle.pattern, at: paths.editTitle.to({ id: TITLE.public_id }) }),
})

export const Offered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={KEPT}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have unsent changes from/)).toHaveTextContent(
      'You have unsent changes from 12m ago',
    )
    await expect(canvas.getByText(YEAR, { selector: 'p' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible()
  },
})
export const Restored = meta.story({
  render: Offered.input.render,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await expect(canvas.queryByText(/unsent/)).toBeNull()
  },
})
export const Discarded = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas } = context
    await discardDraft(context)
    await expect(canvas.queryByText(/unsent/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
  },
})
/** Two tabs have left one each: the second is offered when the first has been looked at. */
export const OfferedBoth = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={BOTH}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await expect(await canvas.findByText('Chapters', { selector: 'p' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('99')
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull()
  },
})
/** What was typed beside the offer, of the same field, gives way when it is restored, and is offered in its turn. */
export const TypedBesideIt = meta.story({
  render: Offered.input.render,
  play: async ({ canvas }) => {
    const year = () => canvas.getByRole('textbox', { name: YEAR })
    const restore = await canvas.findByRole('button', { name: 'Restore' })
    await userEvent.clear(year())
    await userEvent.type(year(), '2020')
    const chapters = canvas.getByRole('textbox', { name: 'Chapters' })
    await userEvent.clear(chapters)
    await userEvent.type(chapters, '7')
    await userEvent.click(restore)
    await expect(year()).toHaveValue('2014')
    await expect(chapters).toHaveValue('7')
    await expect(await canvas.findByText(/^Publication year, /, { selector: 'p' })).toHaveTextContent('Chapters')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(year()).toHaveValue('2020')
    await expect(chapters).toHaveValue('7')
  },
})
const SHARED = memoryStorage()
/** Another tab has sent it meanwhile: it is not put back to be sent a second time. */
export const SentInAnotherTab = meta.story({
  beforeEach: () => void SHARED.write('bunko-drafts', { 'user:2': KEPT }),
  render: () => (
    <DraftsProvider storage={SHARED} owner="user:2">
      <EditTitleScreen />
    </DraftsProvider>
  ),
  play: async ({ canvas }) => {
    const restore = await canvas.findByRole('button', { name: 'Restore' })
    SHARED.write('bunko-drafts', {})
    await userEvent.click(restore)
    await expect(await screen.findByText('This draft is no longer kept')).toBeVisible()
    await expect(canvas.queryByText(/unsent/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
  },
})
const restored = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
  await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
  return canvas.findByRole('article', { name: 'Campo: year' })
}
/** A colleague has saved the same field since: who restores the draft is asked, as if the form had stayed open. */
export const ChangedSince = meta.story({
  parameters: WIDE_ONLY,
  render: () => (
    <KeptDrafts of="user:2" texts={BEGUN_EARLIER}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await restored(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const panel = within(await canvas.findByRole('group', { name: 'Somebody else changed this title meanwhile' }))
    await expect(panel.getAllByRole('article')).toHaveLength(1)
    const theirs = panel.getByRole('article', { name: 'Campo: year' })
    await expect(theirs).toHaveTextContent('2012')
    await expect(theirs).toHaveTextContent('2015')
    await expect(server.journal.filter(({ method }) => method === 'PUT')).toEqual([])
    await userEvent.click(panel.getByRole('button', { name: 'Take theirs' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2015')
  },
})
/** A proposal is told against what is there now. */
export const ChangedSinceAndProposed = meta.story({
  globals: { level: '4' },
  render: ChangedSince.input.render,
  play: async (context) => {
    const change = await restored(context)
    await expect(change).toHaveTextContent('2015')
    await expect(change).not.toHaveTextContent('2012')
  },
})
const Visits = () => {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Go elsewhere' : 'Come back'}</Button>
      {isHere && <EditTitleScreen />}
    </>
  )
}
/** Who is back before the answer cannot propose it a second time: the offer goes with the answer. */
export const BackWhileSending = meta.story({
  globals: { level: '4' },
  render: () => <Visits />,
  play: async ({ canvas, server }) => {
    const release = server.hang(contract.edits.propose, { times: 1 })
    await userEvent.type(await canvas.findByRole('textbox', { name: YEAR }), '{Backspace}4')
    const propose = await canvas.findByRole('button', { name: 'Propose' })
    await waitFor(() => expect(propose).toBeEnabled())
    await userEvent.click(propose)
    // Until it has arrived, leaving calls it off.
    await held(server)
    await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
    await expect(await canvas.findByText('It is still being sent.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Restore' })).toBeDisabled()
    release()
    await waitFor(() => expect(canvas.queryByText(/unsent/)).toBeNull())
    await expect(server.journal.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
})
const leaveAndComeBack = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go elsewhere' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
}
const proposed = async ({ canvas }: Parameters<Play>[0]) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: YEAR }), '{Backspace}4')
  const propose = await canvas.findByRole('button', { name: 'Propose' })
  await waitFor(() => expect(propose).toBeEnabled())
  await userEvent.click(propose)
}
const MAY_HAVE = /that may have arrived$/
const NO_ANSWER = memoryStorage()
/** A proposal that was not answered may have arrived: whoever comes back to it is told before sending it again. */
export const BackAfterNoAnswer = meta.story({
  globals: { level: '4' },
  beforeEach: () => void NO_ANSWER.write('bunko-drafts', {}),
  render: () => (
    <DraftsProvider storage={NO_ANSWER} owner="user:4">
      <Visits />
    </DraftsProvider>
  ),
  play: async (context) => {
    const { canvas, server } = context
    server.failNetwork(contract.edits.propose)
    await proposed(context)
    await expect(await canvas.findByText('It may have arrived all the same.', { exact: false })).toBeVisible()
    for (const visit of ['first', 'restored and left once more']) {
      await leaveAndComeBack(context)
      await expect(await canvas.findByText(MAY_HAVE), visit).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
      await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
    }
    // Put back, nothing of it is left: what is typed next never went out.
    await userEvent.type(canvas.getByRole('textbox', { name: YEAR }), '{Backspace}5')
    await waitFor(() => expect(JSON.stringify(NO_ANSWER.read('bunko-drafts'))).not.toContain('titles'))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Chapters' }), '7')
    await leaveAndComeBack(context)
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
  },
})
/** Nobody waits for the answer any more when it fails, or refuses. */
const backBefore =
  (fails: 'serverError' | 'forbidden', says: RegExp): Play =>
  async (context) => {
    const { canvas, server } = context
    const release = server.hang(contract.edits.propose, { times: 1 })
    await canvas.findByRole('textbox', { name: YEAR })
    // What is held back now fails once it is let go.
    server.use(fails)
    await proposed(context)
    await held(server)
    server.use('happy')
    await leaveAndComeBack(context)
    await expect(await canvas.findByText('It is still being sent.')).toBeVisible()
    await expect(canvas.getByText(/^You have unsent changes from/)).toBeVisible()
    release()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Restore' })).toBeEnabled())
    await expect(canvas.getByText(says)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('2014')
  }
export const BackBeforeNoAnswer = meta.story({
  globals: { level: '4' },
  render: () => <Visits />,
  play: backBefore('serverError', MAY_HAVE),
})
export const BackBeforeRefusal = meta.story({
  globals: { level: '4' },
  render: () => <Visits />,
  play: backBefore('forbidden', /^You have unsent changes from/),
})
/** What was refused did not arrive. */
export const BackAfterRefusal = meta.story({
  globals: { level: '4' },
  render: () => <Visits />,
  play: async (context) => {
    const { canvas, server } = context
    server.fail(contract.edits.propose, { status: 400, body: { error: 'Too many.' } })
    await proposed(context)
    await expect((await canvas.findAllByText('Too many.'))[0]).toBeVisible()
    await leaveAndComeBack(context)
    await expect(await canvas.findByText(/^You have unsent changes from/)).toBeVisible()
  },
})
const AFTER_SESSION = memoryStorage()
const keptAfter = () => JSON.stringify(AFTER_SESSION.read('bunko-drafts'))
/** One that was refused with its session did not arrive either. */
export const KeptAfterTheSession = meta.story({
  globals: { level: '4' },
  beforeEach: () => void AFTER_SESSION.write('bunko-drafts', {}),
  render: () => (
    <DraftsProvider storage={AFTER_SESSION} owner="user:4">
      <EditTitleScreen />
    </DraftsProvider>
  ),
  play: async (context) => {
    const { canvas, server } = context
    await canvas.findByRole('textbox', { name: YEAR })
    server.fail(contract.edits.propose, { status: 401 })
    server.fail(contract.auth.refresh, { status: 401 })
    const release = server.hang(contract.edits.propose, { times: 1 })
    await proposed(context)
    await held(server)
    await expect(keptAfter()).toContain('unsure')
    server.expireTokens()
    release()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Propose' })).toBeNull())
    await waitFor(() => expect(keptAfter()).not.toContain('unsure'))
    await expect(keptAfter()).toContain('2014')
  },
})
/** R15b: nobody sees another's draft. */
export const OfAnotherUser = meta.story({
  render: () => (
    <KeptDrafts of="user:1" texts={KEPT}>
      <EditTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: YEAR })).toHaveValue('2015')
    // What would be offered would be by now.
    await userEvent.type(canvas.getByRole('textbox', { name: YEAR }), '{Backspace}4')
    await expect(await canvas.findByRole('article', { name: 'Campo: year' })).toBeVisible()
    await expect(canvas.queryByText(/unsent/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull()
  },
})
