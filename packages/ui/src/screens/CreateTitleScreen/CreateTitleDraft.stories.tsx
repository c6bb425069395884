import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DraftsProvider } from '../../drafts/drafts.tsx'
import { createFileDrafts } from '../../drafts/files.ts'
import { KeptDrafts } from '../../drafts/story-drafts.tsx'
import { HeldVisits } from '../../drafts/story-held-visits.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { memoryFileStore } from '../../lib/storage/file-store.ts'
import { paths } from '../../paths.ts'
import { picture } from '../../parts/CoverUploads/samples.tsx'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import {
  addCovers,
  atAdmin,
  create,
  fillNeeded,
  keptTexts,
  keptTitle,
  openTab,
  posted,
  typeTitle,
} from './story-steps.tsx'
import { discardDraft } from '../../parts/DraftOffer/story-discard.tsx'

const KEPT = keptTitle({
  primaryTitle: 'A Kept Title',
  description: 'Kept as well.',
  type: 'web_novel',
  year: '2001',
  genres: ['Drama', 'Romance'],
  alternativeTitles: [{ lang: 'ko', title: '남은 제목' }],
  related: [{ id: 1, name: 'Dungeon Kitchen Diaries', year: 2014, cover: null }],
  seasonal: true,
  season: 'spring',
})

const meta = preview.meta({
  title: 'Screens/Create title/Draft',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})

export const Offered = meta.story({
  render: () => (
    <KeptDrafts of="user:2" texts={keptTexts(KEPT)}>
      <CreateTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have an unfinished title from/)).toHaveTextContent(
      'You have an unfinished title from 12m ago',
    )
    await expect(canvas.getByText('A Kept Title')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  },
})
/** Everything comes back, the id that was made with it too (R12). */
export const Restored = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('A Kept Title'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restore' })).toBeNull())
    await expect(canvas.getByText('남은 제목')).toBeVisible()
    await openTab(context, 'Database Information')
    await expect(canvas.getByRole('checkbox', { name: 'Mark as seasonal content' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: 'Season' })).toHaveValue('spring')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark as seasonal content' }))
    await create(context)
    await atAdmin(context)
    await expect(posted(context)[0]?.body).toMatchObject({
      mangadex_id: KEPT.mangadexId,
      primary_title: 'A Kept Title',
      slug: 'a-kept-title-web_novel',
      year: 2001,
      genre_names: ['Drama', 'Romance'],
      related_entries: [1],
    })
  },
})
/** An alternative title that is typed and not added goes with the title that it was typed for. */
export const RestoredOverAlternativeTitle = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas } = context
    const field = await canvas.findByRole('textbox', { name: 'Alternative titles' })
    await userEvent.type(field, 'Foo')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('A Kept Title'))
    await expect(field).toHaveValue('')
    await userEvent.type(field, 'Bar')
    await expect(canvas.getByText('남은 제목')).toBeVisible()
    // What gave way is offered in its turn, with what was typed.
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByRole('button', { name: 'Remove Foo' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(canvas.queryByText('남은 제목')).toBeNull()
  },
})
export const Discarded = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas } = context
    await discardDraft(context)
    await expect(canvas.queryByText(/^You have an unfinished title/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  },
})
const SHARED = memoryStorage()
/** Another tab has sent it meanwhile: it is not put back to be sent a second time. */
export const SentInAnotherTab = meta.story({
  beforeEach: () => void SHARED.write('bunko-drafts', { 'user:2': keptTexts(KEPT) }),
  render: () => (
    <DraftsProvider storage={SHARED} owner="user:2">
      <CreateTitleScreen />
    </DraftsProvider>
  ),
  play: async ({ canvas }) => {
    const restore = await canvas.findByRole('button', { name: 'Restore' })
    SHARED.write('bunko-drafts', {})
    await userEvent.click(restore)
    await expect(await screen.findByText('This draft is no longer kept')).toBeVisible()
    await expect(canvas.queryByText(/unfinished/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('')
  },
})
/** R15b: nobody sees another's draft. */
export const OfAnotherUser = meta.story({
  render: () => (
    <KeptDrafts of="user:1" texts={keptTexts(KEPT)}>
      <CreateTitleScreen />
    </KeptDrafts>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Primary title' })).toHaveValue('')
    await expect(canvas.queryByText(/unfinished/)).toBeNull()
    await expect(canvas.queryByText('A Kept Title')).toBeNull()
  },
})

/** What is kept comes with its covers, when they are read: until then nothing can be pressed a second time, nor sent. */
export const RestoredTwice = meta.story({
  beforeEach: () => void SHARED.write('bunko-drafts', {}),
  render: () => (
    <HeldVisits storage={SHARED}>
      <CreateTitleScreen />
    </HeldVisits>
  ),
  play: async (context) => {
    const { canvas } = context
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    await typeTitle(context, 'Half a Title')
    await openTab(context, 'Database Information')
    await addCovers(context, [await picture('vol-1.png')])
    await press('Go elsewhere')
    await press('Come back')
    await canvas.findByText('1 cover not uploaded yet')
    await press('Hold')
    await press('Restore')
    await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus()
    await openTab(context, 'Basic Info')
    await typeTitle(context, 'Another One')
    await expect(canvas.getByRole('button', { name: 'Create Title' })).toBeDisabled()
    // Kept by itself meanwhile, it is another title, though the clock has not moved.
    await waitFor(() => expect(JSON.stringify(SHARED.read('bunko-drafts'))).toContain('Another One'))
    await press('Release')
    await expect(await canvas.findByText('Another One')).toBeVisible()
    // Looked for each time: what is restored may bring another field in its place.
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Half a Title'))
    await expect(canvas.getByRole('button', { name: 'Create Title' })).toBeEnabled()
    await openTab(context, 'Database Information')
    await canvas.findByText('vol-1.png')
    await expect(canvas.getAllByText('vol-1.png')).toHaveLength(1)
  },
})
const FILES = memoryFileStore()
/** Two unfinished titles: each comes back with its own covers, and takes no others with it when it is discarded. */
export const CoversOfEach = meta.story({
  beforeEach: async () => {
    SHARED.write('bunko-drafts', { 'user:2': keptTexts(KEPT) })
    const drafts = createFileDrafts(FILES)
    await drafts.clear('user:2')
    const file = await picture('first.png')
    await drafts.save('user:2', 'create-title', [{ file, volume: 1, flagged: false, of: KEPT.mangadexId }])
  },
  render: () => (
    <HeldVisits storage={SHARED} files={FILES}>
      <CreateTitleScreen />
    </HeldVisits>
  ),
  play: async (context) => {
    const { canvas } = context
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    const returned = async (title: string) => {
      await press('Go elsewhere')
      await press('Come back')
      await canvas.findByText(title)
      await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    }
    await canvas.findByText('A Kept Title')
    await typeTitle(context, 'Second Title')
    await openTab(context, 'Database Information')
    await addCovers(context, [await picture('second.png')])
    await returned('Second Title')
    await discardDraft(context)
    await canvas.findByText('A Kept Title')
    await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    await press('Restore')
    await openTab(context, 'Database Information')
    await expect(await canvas.findByText('first.png')).toBeVisible()
    await expect(canvas.queryByText('second.png')).toBeNull()
    await returned('A Kept Title')
  },
})
/** Nor are the covers of a title that another tab has sent put into the form of the next one; who wants them asks. */
export const CoversOfWhatIsGone = meta.story({
  beforeEach: CoversOfEach.input.beforeEach,
  render: CoversOfEach.input.render,
  play: async (context) => {
    const { canvas } = context
    const restore = async () => userEvent.click(await canvas.findByRole('button', { name: 'Restore' }))
    await canvas.findByText('1 cover not uploaded yet')
    SHARED.write('bunko-drafts', {})
    await restore()
    await expect(await canvas.findByText('You have unfinished covers')).toBeVisible()
    await openTab(context, 'Database Information')
    await expect(canvas.queryByText('first.png')).toBeNull()
    await restore()
    await expect(await canvas.findByText('first.png')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('You have unfinished covers')).toBeNull())
  },
})
/** One is restored over another: the other is offered in its turn, and the covers change places with the titles. */
export const CoversOfEitherOne = meta.story({
  beforeEach: CoversOfEach.input.beforeEach,
  render: CoversOfEach.input.render,
  play: async (context) => {
    const { canvas } = context
    const restore = async (title: string, cover: string, other: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
      await openTab(context, 'Database Information')
      await expect(await canvas.findByText(cover)).toBeVisible()
      await expect(canvas.queryByText(other)).toBeNull()
      await openTab(context, 'Basic Info')
      await expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue(title)
      await expect(await canvas.findByText('1 cover not uploaded yet')).toBeVisible()
    }
    await canvas.findByText('A Kept Title')
    await openTab(context, 'Database Information')
    await addCovers(context, [await picture('second.png')])
    await restore('A Kept Title', 'first.png', 'second.png')
    await expect(await canvas.findByText('Without a name yet')).toBeVisible()
    await restore('', 'second.png', 'first.png')
    await canvas.findByText('A Kept Title')
    await restore('A Kept Title', 'first.png', 'second.png')
    await create(context)
    await atAdmin(context)
  },
})
/** What was said of the title that was sent is over when another one takes its place. */
export const RestoredAfterAnAttempt = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas, server } = context
    server.cut(contract.titles.create, { times: 1 })
    await canvas.findByText('A Kept Title')
    await fillNeeded(context)
    await create(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('button', { name: 'Go on with it' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('A Kept Title'))
    await expect(canvas.queryByText('Your earlier attempt had already arrived')).toBeNull()
  },
})
/** What is typed beside an offer takes nothing from it. */
export const TypedBesideAnOffer = meta.story({
  render: Offered.input.render,
  play: async (context) => {
    const { canvas } = context
    await typeTitle(context, 'Typed Meanwhile')
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('A Kept Title'))
    await expect(canvas.getByText('Typed Meanwhile')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Primary title' })).toHaveValue('Typed Meanwhile'))
  },
})
