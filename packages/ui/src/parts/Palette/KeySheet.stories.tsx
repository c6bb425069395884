import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Opened } from '../../components/Dialog/story-opened.tsx'
import { memoryStorage } from '../../lib/storage.ts'
import { PreferencesProvider } from '../../preferences/preferences.tsx'
import { placesFor } from '../Shell/nav.ts'
import { KeySheet } from './KeySheet.tsx'

const ADMIN = placesFor({
  kind: 'user',
  level: 1,
  levelName: 'Admin',
  name: 'Clara Ferreira',
  id: '1',
  profileFailed: false,
})
const VISITOR = placesFor({ kind: 'anonymous' })

const meta = preview.meta({
  component: KeySheet,
  args: { places: ADMIN, onClose: fn() },
  parameters: ownFrame('560px'),
  decorators: [
    (Story) => (
      <PreferencesProvider storage={memoryStorage()} applyTheme={false}>
        <Story />
      </PreferencesProvider>
    ),
  ],
  render: (args) => (
    <Opened heading="Dashboard" button="Keys" onClose={args.onClose}>
      {(close) => <KeySheet {...args} onClose={close} />}
    </Opened>
  ),
})

type Context = Parameters<NonNullable<(typeof Staff)['play']>>[0]
const open = async ({ canvas, userEvent }: Context) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keys' }))
  return screen.findByRole('dialog', { name: 'Keys' })
}
const acts = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

/** Every key there is, by what the viewer may do. */
export const Staff = meta.story({
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog).toHaveTextContent('This sheet?')
    await expect(dialog).toHaveTextContent('Messages, with their UndoAltT')
    await expect(dialog).toHaveTextContent('Analyticsgy')
    await expect(dialog).toHaveTextContent('Next change of a proposaln')
  },
})
/** Nothing of what only reviewers have. */
export const Visitor = meta.story({
  args: { places: VISITOR },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog).toHaveTextContent('This sheet?')
    await expect(dialog).toHaveTextContent('Topgr')
    await expect(dialog).not.toHaveTextContent(/proposal|pending/)
  },
})
/** Who dictates switches off what is a letter alone; the sheet lists what is left, and all of it once they are on again. */
export const LettersOff = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    const box = screen.getByRole('checkbox', { name: 'Single-letter keys' })
    await expect(box).toBeChecked()
    await expect(box).toHaveAccessibleDescription(/dictation or voice control/)
    await userEvent.click(box)
    await expect(box).not.toBeChecked()
    await expect(acts()).toEqual(['Go to a screen by name', 'Messages, with their Undo'])
    await userEvent.click(box)
    await expect(dialog).toHaveTextContent('Analyticsgy')
    await expect(dialog).toHaveTextContent('This sheet?')
  },
})
/** By its cross, or as by Esc; the focus is where it was. */
export const Closed = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context
    for (const close of [
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })),
    ]) {
      args.onClose.mockClear()
      await open(context)
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(canvas.getByRole('button', { name: 'Keys' })).toHaveFocus()
    }
  },
})
/** One column, and the sheet scrolls in itself. */
export const Phone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const dialog = await open(context)
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    const [first, second] = screen.getAllByRole('term').filter((term) => /^(?:This sheet|Home)$/.test(term.textContent))
    await expect(second!.getBoundingClientRect().top).toBeGreaterThan(first!.getBoundingClientRect().bottom)
  },
})
