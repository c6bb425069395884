import { TITLE } from '@bunko/mock-server/named'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor, within } from 'storybook/test'
import { pictures } from '../parts/CoverUploads/samples.tsx'
import { paths } from '../paths.ts'
import { CreateTitleScreen } from '../screens/CreateTitleScreen/CreateTitleScreen.tsx'
import { DeleteTitleScreen } from '../screens/DeleteTitleScreen/DeleteTitleScreen.tsx'
import { EditDetailScreen } from '../screens/EditDetailScreen/EditDetailScreen.tsx'
import { EditTitleScreen } from '../screens/EditTitleScreen/EditTitleScreen.tsx'
import { TitleScreen } from '../screens/TitleScreen/TitleScreen.tsx'
import {
  focusKept,
  giveFile,
  go,
  goAnywhere,
  headed,
  keys,
  pick,
  press,
  select,
  write,
  type Context,
} from './keyboard-steps.tsx'

const at = (address: string) =>
  screenAt({
    path: paths.createTitle.pattern,
    at: address,
    routes: [
      { path: paths.deleteTitle.pattern, Component: DeleteTitleScreen },
      { path: paths.editTitle.pattern, Component: EditTitleScreen },
      { path: paths.edit.pattern, Component: EditDetailScreen },
      { path: paths.title.pattern, Component: TitleScreen },
    ],
  })

/** A title's life, without a pointer. */
const meta = preview.meta({
  title: 'Journeys/By keyboard/Titles',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: at(paths.createTitle.to()),
})

/** To the next tab of the form, by its arrow. */
const nextTab = async (context: Context, from: RegExp, to: RegExp) => {
  await go(context, 'tab', from)
  await keys('{ArrowRight}')
  await expect(context.canvas.getByRole('tab', { name: to, selected: true })).toHaveFocus()
}

export const CreatesThroughTheFourTabs = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Primary title', 'Keys')
    await write(context, 'Description', 'Keys.')
    await nextTab(context, /^Basic Info/, /^Classifications/)
    await pick(context, 'Genres', 'roma', /^Romance/)
    await canvas.findByRole('button', { name: 'Remove Romance' })
    await nextTab(context, /^Classifications/, /^Authors/)
    await pick(context, 'Authors', 'Zed', /^Add “Zed” as new/)
    await nextTab(context, /^Authors/, /^Database/)
    await pick(context, 'Related entries', 'dungeon kit', /^Dungeon Kitchen/)
    await press(context, 'button', 'Create Title')
    await waitFor(() =>
      expect(server.db.titles.all().find(({ primary_title }) => primary_title === 'Keys')).toMatchObject({
        genre_names: ['Romance'],
        author_names: ['Zed'],
      }),
    )
    // By itself, two seconds after.
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** What may be told besides, and a season that is not there yet. */
export const CreatesWithAllThatMayBeTold = meta.story({
  play: async (context) => {
    const { canvas, server } = context
    const isChosen = (name: string) => canvas.findByRole('button', { name: `Remove ${name}` })
    await write(context, 'Primary title', 'Keys')
    await write(context, 'Description', 'Keys.')
    await write(context, 'Magazine (serialized in)', 'Comic Qux')
    await write(context, 'Alternative titles', 'Les clefs')
    await select(context, 'Language of the alternative title', 'fr')
    await press(context, 'button', 'Add')
    await isChosen('Les clefs')
    await expect(canvas.getByRole('textbox', { name: 'Alternative titles' })).toHaveFocus()
    await nextTab(context, /^Basic Info/, /^Classifications/)
    await pick(context, 'Themes', 'dung', /^Dungeon/)
    await isChosen('Dungeon')
    await pick(context, 'Formats', 'long', /^Long Strip/)
    await isChosen('Long Strip')
    await nextTab(context, /^Classifications/, /^Authors/)
    await pick(context, 'Artists', 'Zed', /^Add “Zed” as new/)
    await isChosen('Zed')
    await nextTab(context, /^Authors/, /^Database/)
    await go(context, 'checkbox', 'Mark as seasonal content')
    await keys(' ')
    await select(context, 'Season', 'summer')
    await write(context, 'Season year', '2027')
    await press(context, 'button', 'Create Title')
    await expect(await canvas.findByText('/admin', { selector: 'code' })).toBeVisible()
    const made = server.db.titles.all().find(({ primary_title }) => primary_title === 'Keys')
    await expect(made).toMatchObject({
      serialized_in: 'Comic Qux',
      alternative_titles: [{ lang: 'fr', title: 'Les clefs' }],
      theme_names: ['Dungeon'],
      format_names: ['Long Strip'],
      artist_names: ['Zed'],
    })
    await expect(server.db.seasons.by('year', 2027)).toMatchObject([{ season: 'summer', title_ids: [made?.id] }])
  },
})

export const OrdersTheCovers = meta.story({
  play: async (context) => {
    const { canvas } = context
    await go(context, 'tab', /^Basic Info/)
    await keys('{End}')
    await canvas.findByText('Drop covers here')
    const files = await pictures(3)
    await go(context, 'button', 'Choose files')
    await giveFile(...files)
    const queue = within(await canvas.findByRole('list', { name: 'Covers to upload' }))
    const order = () =>
      queue.getAllByRole('textbox', { name: /^Volume of/ }).map((one) => one.getAttribute('aria-label'))
    await press(context, 'button', 'Move vol-3.png up')
    await waitFor(() => expect(order()).toEqual(['Volume of vol-1.png', 'Volume of vol-3.png', 'Volume of vol-2.png']))
    await expect(canvas.getByRole('button', { name: 'Move vol-3.png up' })).toHaveFocus()
    await go(context, 'radio', 'Primary: vol-1.png')
    await keys('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Primary: vol-3.png', checked: true })).toHaveFocus()
    await press(context, 'button', 'Enlarge vol-3.png')
    await screen.findByRole('dialog')
    await goAnywhere('button', 'Close')
    await keys('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge vol-3.png' })).toHaveFocus())
  },
})

export const EditsAndProposes = meta.story({
  globals: { level: '3' },
  parameters: at(paths.editTitle.to({ id: TITLE.public_id })),
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Publication year', '1998')
    await write(context, 'Edit summary', 'Colophon')
    await go(context, 'radio', 'Medium')
    await keys('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'High' })).toBeChecked()
    await press(context, 'button', 'Propose')
    await canvas.findByRole('link', { name: 'View the proposal' })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(server.db.edits.all().at(-1)).toMatchObject({
      manga_id: TITLE.id,
      edit_summary: 'Colophon',
      priority: 'high',
      status: 'pending',
    })
    await press(context, 'link', 'View the proposal')
    await canvas.findByText('Only Moderators and Admins can review edit proposals.')
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
})

/** Levels 1 and 2 propose nothing: the title is another at once. */
export const SavesDirectly = meta.story({
  parameters: at(paths.editTitle.to({ id: TITLE.public_id })),
  play: async (context) => {
    const { canvas, server } = context
    const proposed = server.db.edits.all().length
    await write(context, 'Publication year', '1998')
    await press(context, 'button', 'Save')
    await expect(await screen.findByText('Manga updated successfully')).toBeVisible()
    await headed(context, TITLE.primary_title)
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
    await expect(server.db.titles.get(TITLE.id)?.year).toBe(1998)
    await expect(server.db.edits.all()).toHaveLength(proposed)
  },
})

export const DeletesForGood = meta.story({
  globals: { level: '1' },
  parameters: at(paths.deleteTitle.to()),
  play: async (context) => {
    const { canvas, server } = context
    await write(context, 'Search manga', 'dungeon kit', 'searchbox')
    await canvas.findByText('1 title found')
    await press(context, 'button', /^Dungeon Kitchen Diaries/)
    await press(context, 'button', 'Delete Title')
    await expect(await screen.findByRole('button', { name: 'No' })).toHaveFocus()
    await keys('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete Title' })).toHaveFocus())
    await keys('{Enter}')
    await goAnywhere('button', 'Yes')
    await keys('{Enter}')
    const sentence = await canvas.findByText('is no longer in the database.')
    await expect(sentence).toHaveTextContent(`${TITLE.primary_title} is no longer in the database.`)
    await expect(server.db.titles.get(TITLE.id)).toBeUndefined()
    await canvas.findByText('Nothing found')
    await focusKept()
  },
})
