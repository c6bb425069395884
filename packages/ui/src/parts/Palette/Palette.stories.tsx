import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Opened } from '../../components/Dialog/story-opened.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { PreferencesProvider } from '../../preferences/preferences.tsx'
import type { Viewer } from '../../session/viewer.ts'
import { placesFor } from '../Shell/nav.ts'
import { Palette } from './Palette.tsx'

const CLARA: Viewer = {
  kind: 'user',
  level: 1,
  levelName: 'Admin',
  name: 'Clara Ferreira',
  id: '1',
  profileFailed: false,
}
const ADMIN = placesFor(CLARA)
const VISITOR = placesFor({ kind: 'anonymous' })

const meta = preview.meta({
  component: Palette,
  args: { places: ADMIN, onGo: fn(), onClose: fn() },
  parameters: ownFrame('560px'),
  decorators: [
    (Story) => (
      <PreferencesProvider storage={memoryStorage()} applyTheme={false}>
        <Story />
      </PreferencesProvider>
    ),
  ],
  render: (args) => (
    <Opened heading="Dashboard" button="Go to a screen" onClose={args.onClose}>
      {(close) => <Palette {...args} onClose={close} />}
    </Opened>
  ),
})

type Context = Parameters<NonNullable<(typeof ByKeyboard)['play']>>[0]
const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Go to a screen' }))
  const field = await screen.findByRole('combobox', { name: 'Screen' })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}
/** Of the screens: the last row, with something typed, is the search. */
const names = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.firstChild?.textContent)
    .filter(Boolean)
const search = (text: string) => screen.findByRole('option', { name: `Search titles for “${text}”` })
const isActive = (name: RegExp) =>
  waitFor(() => expect(screen.getByRole('option', { name })).toHaveAttribute('data-focus'))

export const ByKeyboard = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    const field = await open(context)
    await expect(names()).toEqual(ADMIN.map(({ label }) => label))
    await expect(names()).toContain('User levels')
    await userEvent.keyboard('{ArrowDown}')
    const { top } = field.getBoundingClientRect()
    await userEvent.type(field, 'title')
    await waitFor(() => expect(names()).toEqual(['Add title', 'Delete title']))
    await expect(screen.getByText('2 screens')).toHaveAttribute('role', 'status')
    await expect(field.getBoundingClientRect().top).toBe(top)
    await isActive(/^Add title/)
    await userEvent.keyboard('{ArrowDown}')
    await isActive(/^Delete title/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo.mock.calls).toEqual([['/admin/delete-title']])
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Go to a screen' })).toHaveFocus()
  },
})
/** Tab leads to Close, whatever is typed and marked. */
export const TabPicksNothing = meta.story({
  play: async (context) => {
    const { args, userEvent } = context
    await userEvent.type(await open(context), 'an')
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('combobox', { name: 'Screen' })).toHaveFocus()
    await expect(args.onGo).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onGo).toHaveBeenCalledOnce()
  },
})
export const ByPointer = meta.story({
  play: async (context) => {
    const { args, userEvent } = context
    await open(context)
    await userEvent.click(screen.getByRole('option', { name: /^Seasons/ }))
    await expect(args.onGo).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** Esc closes at once, whatever is typed, and the focus is where it was. */
export const Left = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    await userEvent.type(await open(context), 'mag')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onGo).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Go to a screen' })).toHaveFocus()
  },
})
/** Accents and case do not matter. */
export const Folded = meta.story({
  play: async (context) => {
    const { args, userEvent } = context
    await userEvent.type(await open(context), ' SÉASONS ')
    await waitFor(() => expect(names()).toEqual(['Seasons']))
    await expect(screen.getByText('1 screen')).toBeInTheDocument()
    await isActive(/^Seasons/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo.mock.calls).toEqual([['/admin/seasons']])
  },
})
/** No screen of that name: who meant a title is led to the search for it. */
export const LeadsToTheSearch = meta.story({
  play: async (context) => {
    const { args, userEvent } = context
    const field = await open(context)
    await expect(screen.queryByRole('option', { name: /^Search titles/ })).toBeNull()
    await userEvent.type(field, ' dungeon & kit')
    await expect(await search('dungeon & kit')).toBeVisible()
    await expect(names()).toEqual([])
    await expect(screen.getByText('0 screens')).toBeInTheDocument()
    await isActive(/^Search titles/)
    await userEvent.keyboard('{Enter}')
    await expect(args.onGo.mock.calls).toEqual([['/search?q=dungeon+%26+kit']])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
/** Below the screens that match: Enter goes to a screen first. */
export const ScreensFirst = meta.story({
  play: async (context) => {
    const { args, userEvent } = context
    await userEvent.type(await open(context), 'top')
    await waitFor(() => expect(names()).toEqual(['Top']))
    await isActive(/^Top/)
    await userEvent.keyboard('{ArrowDown}')
    await isActive(/^Search titles for “top”/)
    await userEvent.click(await search('top'))
    await expect(args.onGo.mock.calls).toEqual([['/search?q=top']])
  },
})
export const LongText = meta.story({
  args: { typedBefore: () => `${'x'.repeat(200)} 進撃の司書` },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await expect(await open(context)).toHaveValue(`${'x'.repeat(200)} 進撃の司書`)
    const dialog = screen.getByRole('dialog')
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
  },
})
/** What was typed before its code was there is not lost. */
export const TypedBefore = meta.story({
  args: { typedBefore: () => 'publ' },
  play: async (context) => {
    await expect(await open(context)).toHaveValue('publ')
    await waitFor(() => expect(names()).toEqual(['Publishers']))
  },
})
/** A visitor is offered what a visitor may open. */
export const OfAVisitor = meta.story({
  args: { places: VISITOR },
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async (context) => {
    const field = await open(context)
    await expect(names()).toEqual(['Home', 'Search', 'Top', 'Seasonal'])
    const { top } = field.getBoundingClientRect()
    await context.userEvent.type(field, 'zz')
    await search('zz')
    await expect(field.getBoundingClientRect().top).toBe(top)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
/** The row that Enter would go to. */
export const States = meta.story({
  play: async (context) => {
    const field = await open(context)
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isActive(/^Top/)
    await expect(field).toHaveFocus()
  },
})
