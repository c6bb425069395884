import { TITLE, TITLE_JAPANESE } from '@bunko/mock-server'
import { choice, marked } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import { topmostAt } from '@bunko/storybook/topmost'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { twoFrames } from '@bunko/storybook/two-frames'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../paths.ts'
import { Address } from '../../routing/story-address.tsx'
import { CreateTitleScreen } from './CreateTitleScreen.tsx'
import {
  atAdmin,
  create,
  fillNeeded,
  MANGADEXID,
  openTab,
  pickFrom,
  posted,
  stored,
  typeDescription,
  typeInPicker,
  typeInto,
  typeTitle,
} from './story-steps.tsx'

const meta = preview.meta({
  title: 'Screens/Create title',
  component: CreateTitleScreen,
  globals: { level: '2' },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to() }),
})

/** Defaults of section 3; nothing can be created yet. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create Title' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/admin')
    await expect(canvas.getByRole('textbox', { name: 'Chapters' })).toHaveValue('0')
    await expect(canvas.getByRole('textbox', { name: 'Volumes' })).toHaveValue('1')
    await expect(canvas.getByRole('combobox', { name: 'Publication status' })).toHaveValue('ongoing')
    const names = canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/\d+\/\d+.*/, ''))
    await expect(names).toEqual(['Basic Info', 'Classifications', 'Authors & Artists', 'Database Information'])
  },
})

/** Every field, and the payload of section 3 that comes of it. */
export const Filled = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await typeInto(context, 'English title', 'Lantern Harbor')
    await typeInto(context, 'English description', 'In English.')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Format' }), 'light_novel')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Publication status' }), 'hiatus')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Demographic' }), 'josei')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Content rating' }), 'suggestive')
    await typeInto(context, 'Publication year', '2019')
    await typeInto(context, 'Original publisher', 'Umi House')
    await typeInto(context, 'Magazine (serialized in)', 'Monthly Tide')
    await typeInto(context, 'Chapters', '41')
    await typeInto(context, 'Volumes', '7')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the alternative title' }), 'ja')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alternative titles' }), '灯台の港{Enter}')
    await openTab(context, 'Classifications')
    await pickFrom(context, 'Genres', 'fan', /^Fantasy/)
    await openTab(context, 'Authors & Artists')
    await userEvent.type(canvas.getByRole('combobox', { name: 'Authors' }), 'Nobody Yet')
    await userEvent.click(await choice('Add “Nobody Yet” as new'))
    await openTab(context, 'Database Information')
    await pickFrom(context, 'Related entries', 'dungeon kit', /^Dungeon Kitchen Diaries/)
    await expect(canvas.getByText('Loading', { selector: 'p' })).toBeVisible()
    await create(context)
    await atAdmin(context)
    await expect(posted(context)).toHaveLength(1)
    await expect(posted(context)[0]?.body).toEqual({
      mangadex_id: MANGADEXID,
      slug: 'lantern-harbour-light_novel',
      title: { pt: 'Lantern Harbour', en: 'Lantern Harbor' },
      description: { pt: 'A keeper of lanterns counts the boats that do not return.', en: 'In English.' },
      primary_title: 'Lantern Harbour',
      status: 'hiatus',
      type: 'light_novel',
      year: 2019,
      content_rating: 'suggestive',
      chapters: 41,
      volumes: 7,
      alternative_titles: [{ lang: 'ja', title: '灯台の港' }],
      original_language: 'ja',
      author_names: ['Nobody Yet'],
      artist_names: [],
      genre_names: ['Fantasy'],
      theme_names: [],
      format_names: [],
      tag_names: ['Fantasy'],
      original_publisher: 'Umi House',
      serialized_in: 'Monthly Tide',
      publication_demographic: 'josei',
      related_entries: [TITLE.id],
    })
    await expect(stored(context)?.primary_title).toBe('Lantern Harbour')
  },
})

export const Classifications = meta.story({
  play: async (context) => {
    await openTab(context, 'Classifications')
    await pickFrom(context, 'Genres', 'dra', /^Drama/)
    await expect(context.canvas.getByRole('tab', { name: /1 of 3 filled in/ })).toHaveAttribute('aria-selected', 'true')
  },
})
export const AuthorsAndArtists = meta.story({ play: async (context) => openTab(context, 'Authors & Artists') })
/** A name that is typed and not added would be lost without a word: its field asks what is to become of it. */
export const AuthorNotAdded = meta.story({
  // What is left empty is no null for a server whose columns take none.
  beforeEach: ({ server }) => server.set({ absent: 'empty' }),
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await openTab(context, 'Authors & Artists')
    await typeInPicker(context, 'Artists', '凪')
    await typeInPicker(context, 'Authors', 'Mura Kei')
    await openTab(context, 'Classifications')
    await create(context)
    const authors = { name: 'Authors', description: /^“Mura Kei” is not added yet\./ }
    await waitFor(() => expect(canvas.getByRole('combobox', authors)).toHaveFocus())
    await expect(posted(context)).toEqual([])
    await marked('Add “Mura Kei” as new')
    await userEvent.keyboard('{Enter}')
    const artists = canvas.getByRole('combobox', { name: 'Artists', description: /^“凪” is not added yet\./ })
    await userEvent.clear(artists)
    await userEvent.tab()
    await waitFor(() => expect(artists).toBeValid())
    await create(context)
    await atAdmin(context)
    await expect(posted(context)[0]?.body).toMatchObject({ author_names: ['Mura Kei'], artist_names: [] })
  },
})
/** So would a genre that is typed and not chosen from the list. */
export const GenreNotChosen = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await openTab(context, 'Classifications')
    await typeInPicker(context, 'Genres', 'Acti')
    await create(context)
    const genres = { name: 'Genres', description: /^“Acti” is not chosen yet\. Choose it from the list/ }
    await waitFor(() => expect(canvas.getByRole('combobox', genres)).toHaveFocus())
    await expect(posted(context)).toEqual([])
    await userEvent.clear(canvas.getByRole('combobox', genres))
    await create(context)
    await atAdmin(context)
    await expect(posted(context)[0]?.body).toMatchObject({ genre_names: [] })
  },
})
/** R13: a new name that is added as both, in other letters, is one person, and not two. */
export const NewAuthorDrawsAsWell = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await openTab(context, 'Authors & Artists')
    await typeInPicker(context, 'Authors', 'Brand New Person')
    await userEvent.click(await choice('Add “Brand New Person” as new'))
    // The list gives its field the focus in the next frame.
    await twoFrames()
    // Without a pointer, whose coming brings another field in the place of this one.
    canvas.getByRole('combobox', { name: 'Artists' }).focus()
    await userEvent.keyboard('brand new person')
    await userEvent.click(await choice('Add “brand new person” as new'))
    const artists = within(canvas.getByRole('list', { name: 'Chosen: Artists' }))
    await expect(artists.getByText('Brand New Person')).toBeVisible()
    await create(context)
    await atAdmin(context)
    const names = ['Brand New Person']
    await expect(posted(context)[0]?.body).toMatchObject({ author_names: names, artist_names: names })
  },
})
export const DatabaseInformation = meta.story({
  play: async (context) => {
    const { canvas } = context
    await openTab(context, 'Database Information')
    await pickFrom(context, 'Related entries', '夜行', new RegExp(`^${TITLE_JAPANESE.primary_title}`))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark as seasonal content' }))
    await expect(await canvas.findByRole('combobox', { name: 'Season' })).toHaveValue('fall')
    await expect(canvas.getByRole('textbox', { name: 'Season year' })).toHaveValue('2026')
    await expect(canvas.getByText('Statistics')).toBeVisible()
  },
})

/** R13: the same title and language is not added twice; removed by keyboard. */
export const AlternativeTitleTwice = meta.story({
  play: async (context) => {
    const { canvas } = context
    const input = await canvas.findByRole('textbox', { name: 'Alternative titles' })
    await userEvent.type(input, 'Harbour of Light')
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }))
    await expect(input).toHaveFocus()
    await userEvent.type(input, '  HARBOUR OF LIGHT {Enter}')
    await expect(
      canvas.getByText('“HARBOUR OF LIGHT” is already in the list as English.', { selector: 'p span' }),
    ).toBeVisible()
    const list = within(canvas.getByRole('list', { name: 'Alternative titles in the list' }))
    await expect(list.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Language of the alternative title' }), 'fr')
    input.focus()
    await userEvent.keyboard('{Enter}')
    await expect(list.getAllByRole('listitem')).toHaveLength(2)
    list.getByRole('button', { name: 'Remove HARBOUR OF LIGHT' }).focus()
    await userEvent.keyboard('{Delete}{Delete}')
    await expect(canvas.queryByRole('list', { name: 'Alternative titles in the list' })).toBeNull()
    await expect(input).toHaveFocus()
    for (const told of [/^x{60}… added$/, /^“x{60}…” is already in the list as French\.$/]) {
      await userEvent.paste('x'.repeat(10_000))
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(told, { selector: '[role=status]' })).toBeInTheDocument()
    }
    await expect(posted(context)).toEqual([])
  },
})

/** Section 5, TEXTS.md: warned, listed, and the first bad field has the focus. */
export const MissingDescription = meta.story({
  play: async (context) => {
    const { canvas } = context
    await typeTitle(context, 'Lantern Harbour')
    await openTab(context, 'Authors & Artists')
    await create(context)
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: /^Basic Info.*1 problem/ })).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(canvas.getAllByText('Missing Required Fields')).toHaveLength(2))
    await expect(
      canvas.getByRole('link', { name: 'Description: Please fill in the Title and Description fields.' }),
    ).toBeVisible()
    await expect(posted(context)).toEqual([])
    await typeDescription(context, 'Now told.')
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Description:/ })).toBeNull())
    // What was said of this press is not said of the next, of which something else is wrong.
    await typeInto(context, 'Publication year', '1899')
    await create(context)
    await expect(await canvas.findByText('Please correct these fields')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Missing Required Fields')).toBeNull())
  },
})
export const BlankTitle = meta.story({
  play: async (context) => {
    await typeTitle(context, ' \u200B\u3000')
    await expect(await context.canvas.findByRole('button', { name: 'Create Title' })).toBeDisabled()
  },
})
/** Section 5, R14: numbers are looked at when their field is left. */
export const NumbersOutOfRange = meta.story({
  play: async (context) => {
    const { canvas } = context
    await fillNeeded(context)
    await typeInto(context, 'Publication year', '2028')
    await expect(canvas.queryByText(/^Enter a year/)).toBeNull()
    await typeInto(context, 'Volumes', '０')
    await expect(await canvas.findByText('Enter a year from 1900 to 2027.')).toBeVisible()
    await typeInto(context, 'Chapters', '-1')
    await create(context)
    await expect(await canvas.findByRole('textbox', { name: 'Publication year' })).toHaveFocus()
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please correct these fields')
    await expect(canvas.getByRole('tab', { name: /^Basic Info.*3 problems/ })).toBeVisible()
    await expect(posted(context)).toEqual([])
  },
})

/** R10: where nothing usable is left, the slug is the id. */
const japanese: Play = async (context) => {
  await typeTitle(context, '進撃の巨人')
  await expect(await context.canvas.findByText(MANGADEXID)).toBeVisible()
  await typeDescription(context, '人類は壁の中で暮らす。')
}
export const JapaneseTitle = meta.story({ play: japanese })
export const JapaneseTitleCreated = meta.story({
  play: async (context) => {
    await japanese(context)
    await create(context)
    await atAdmin(context)
    await expect(stored(context)?.slug).toBe(MANGADEXID)
  },
})
export const LongTitle = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await typeTitle(context, 'Extraordinarily'.repeat(20))
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** On a phone as well: nothing is wider than it, and the one button that creates is in sight on each tab. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await fillNeeded(context)
    const root = document.documentElement
    for (const tab of ['Classifications', 'Authors & Artists', 'Database Information', 'Basic Info']) {
      await openTab(context, tab)
      const button = context.canvas.getByRole('button', { name: 'Create Title' })
      await expect(context.canvas.getByRole('link', { name: 'Cancel' }).parentElement).toContainElement(button)
      const { top, bottom } = button.getBoundingClientRect()
      await expect([top > 0, bottom <= innerHeight]).toEqual([true, true])
      await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
    }
  },
})
const headInSight: Play = async (context) => {
  const { canvas } = context
  await fillNeeded(context)
  await typeInto(context, 'English description', 'A line.\n'.repeat(60))
  const title = canvas.getByRole('textbox', { name: 'Primary title' })
  const header = canvas.getByRole('heading', { level: 1 }).closest('header') as HTMLElement
  const button = canvas.getByRole('button', { name: 'Create Title' })
  await expect(header).toContainElement(button)
  await expect(header).toContainElement(canvas.getByRole('link', { name: 'Cancel' }))
  window.scrollTo(0, document.documentElement.scrollHeight)
  await waitFor(() => expect(title.getBoundingClientRect().bottom).toBeLessThan(0))
  await expect(button.contains(topmostAt(button))).toBe(true)
  title.scrollIntoView({ block: 'nearest' })
  await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThan(header.getBoundingClientRect().bottom))
}
/** Section 2: the header has both; it stays in sight, and what one goes back to does not stop behind it. */
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: headInSight })
/** Also below the bar that says that the server is away. */
export const WideWhileAway = meta.story({
  globals: { viewport: { value: 'wide' } },
  parameters: screenAt({ path: paths.createTitle.pattern, at: paths.createTitle.to(), isAway: true }),
  play: async (context) => {
    await expect(await context.canvas.findByText('Bunko is not answering.')).toBeVisible()
    await headInSight(context)
  },
})

/** From the first field to the created title without a pointer. */
export const KeyboardOnly = meta.story({
  play: async (context) => {
    const { canvas } = context
    const title = await canvas.findByRole('textbox', { name: 'Primary title' })
    title.focus()
    await userEvent.keyboard('Keys{Tab}{Tab}By keyboard.{Tab}')
    canvas.getByRole('tab', { selected: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /^Classifications/ })).toHaveFocus()
    await canvas.findByRole('combobox', { name: 'Genres' })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Genres' })).toHaveFocus()
    await userEvent.keyboard('romance')
    await choice(/^Romance/)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Remove Romance' })).toBeVisible()
    canvas.getByRole('button', { name: 'Create Title' }).focus()
    await userEvent.keyboard('{Enter}')
    await atAdmin(context)
    await expect(stored(context)).toMatchObject({ primary_title: 'Keys', genre_names: ['Romance'] })
  },
})

/** A reload, and the way back from the login, open the tab that was seen. */
export const TabInAddress = meta.story({
  parameters: screenAt({ path: paths.createTitle.pattern, at: `${paths.createTitle.to()}?tab=classifications` }),
  render: () => (
    <>
      <CreateTitleScreen />
      <Address />
    </>
  ),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('tab', { name: /^Classifications/ })).toHaveAttribute('aria-selected', 'true')
    await openTab(context, 'Authors & Artists')
    await expect(canvas.getByTestId('address')).toHaveTextContent('?tab=people')
    await openTab(context, 'Basic Info')
    await expect(canvas.getByTestId('address')).toBeEmptyDOMElement()
  },
})
