import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, screen, waitFor } from 'storybook/test'
import { LostParts } from '../components/LoadFailed/story-parts.tsx'
import { PartLoader } from '../lib/later-part.tsx'
import { AppShell } from '../routing/AppShell.tsx'
import { PlaceholderScreen } from '../screens/PlaceholderScreen/PlaceholderScreen.tsx'

const Moderation = () => (
  <LostParts>
    <AppShell>
      <PlaceholderScreen name="moderation" />
    </AppShell>
  </LostParts>
)

const meta = preview.meta({
  title: 'Journeys/App shell/Code that does not arrive',
  component: Moderation,
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation', shell: false }),
})

const FAILED = 'This could not be loaded.'

/** The screen stays; Retry opens what was asked for. */
export const Palette = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(FAILED)
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const field = await screen.findByRole('combobox', { name: 'Screen' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(canvas.queryByText(FAILED)).toBeNull()
  },
})
export const MenuOnAPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    await expect(await canvas.findByText(FAILED)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText(FAILED)).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

/** Its code is held back until the story lets it come. */
const coming = () => {
  const gate = new AbortController()
  const here = new Promise<void>((done) => gate.signal.addEventListener('abort', () => done()))
  return { come: () => gate.abort(), loader: <T,>(load: () => Promise<T>) => here.then(load) }
}
let held = coming()
const holds = () => void (held = coming())
const Waiting = () => (
  <PartLoader value={held.loader}>
    <AppShell>
      <PlaceholderScreen name="moderation" />
    </AppShell>
  </PartLoader>
)
/** What is typed at once after Ctrl and K is meant for the palette: no shortcut, and no letter lost. */
export const TypedBeforeThePalette = meta.story({
  beforeEach: holds,
  render: () => <Waiting />,
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}auth')
    await expect(screen.queryByRole('dialog')).toBeNull()
    held.come()
    const field = await screen.findByRole('combobox', { name: 'Screen' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('auth')
    await userEvent.keyboard('ors')
    await expect(field).toHaveValue('authors')
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Authors/),
      'Search titles for “authors”',
    ])
    await expect(heading).toBeVisible()
  },
})

/** Escape or a press elsewhere before it is there: it does not come, and what is typed goes where the focus is. */
export const GivenUp = meta.story({
  beforeEach: holds,
  render: () => <Waiting />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.keyboard('{Control>}k{/Control}{Escape}/')
    const search = await canvas.findByRole('combobox', { name: 'Search titles' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('{Control>}k{/Control}')
    await userEvent.click(search)
    await userEvent.keyboard('kit')
    await expect(search).toHaveValue('kit')
    held.come()
    const since = performance.now()
    await waitFor(() => expect(performance.now() - since).toBeGreaterThan(300))
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(search).toHaveFocus()
    // What is suggested may come when the story is over, and would lie over the page.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
})
