import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { StrictMode } from 'react'
import { expect, fn } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

const light = fn()
const logout = fn()

const ITEMS: readonly MenuItem[] = [
  { id: 'home', label: 'Back to the catalogue', to: '/' },
  { id: 'light', label: 'Light', checked: true, onSelect: light, divided: true },
  { id: 'dark', label: 'Dark', checked: false, onSelect: fn() },
  { id: 'soon', label: 'Settings', disabled: true, onSelect: fn() },
  { id: 'logout', label: 'Sign out', onSelect: logout, divided: true, danger: true },
]

const Account = () => (
  <div className="flex min-h-80 justify-end">
    <Menu
      label="Account of m.tanabe"
      look="quiet"
      align="end"
      trigger={<Avatar name="m.tanabe" />}
      header={
        <>
          <p className="font-semibold">m.tanabe</p>
          <p className="text-sm text-ink-muted">Moderator</p>
        </>
      }
      items={ITEMS}
    />
  </div>
)

const OPEN = ownFrame('440px')

const meta = preview.meta({
  component: Menu,
  beforeEach: () => {
    light.mockClear()
    logout.mockClear()
  },
})

export const ByKeyboard = meta.story({
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of m.tanabe' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Back to the catalogue' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(canvas.getByRole('menuitemcheckbox', { name: 'Light', checked: true })).toHaveFocus()
    await userEvent.keyboard('{End}{Escape}')
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(logout).toHaveBeenCalledOnce()
    await expect(button).toHaveFocus()
  },
})
export const Open = meta.story({
  parameters: OPEN,
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of m.tanabe' }))
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(3)
    await expect(canvas.getAllByRole('menuitemcheckbox')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Settings' }))
    await expect(canvas.getByRole('menu')).toBeVisible()
  },
})
export const ClosesOutside = meta.story({
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menu')).toBeVisible()
    await userEvent.click(document.body)
    await expect(canvas.queryByRole('menu')).toBeNull()
    await expect(light).not.toHaveBeenCalled()
  },
})
/** Safari gives the focus not to the button but to what it lies in, before the click comes: the button closes all the same. */
export const ClosedByItsButtonInSafari = meta.story({
  render: () => (
    <div tabIndex={-1} data-testid="around">
      <Account />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account of m.tanabe' })
    button.addEventListener('mousedown', (event) => {
      event.preventDefault()
      canvas.getByTestId('around').focus()
    })
    await userEvent.click(button)
    await expect(canvas.getByRole('menu')).toBeVisible()
    await userEvent.click(button)
    await expect(canvas.queryByRole('menu')).toBeNull()
  },
})
/** Every item as under the pointer; the first one has the focus. */
export const States = meta.story({
  parameters: { ...OPEN, pseudo: { hover: true } },
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('menuitem', { name: 'Back to the catalogue' })).toHaveFocus()
    await expect(canvas.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('aria-disabled', 'true')
  },
})
export const LongText = meta.story({
  parameters: OPEN,
  args: {
    label: 'Account',
    trigger: 'u'.repeat(60),
    items: [{ id: 'long', label: 'Voltar à lista de todas as propostas '.repeat(4), onSelect: fn() }, ...ITEMS],
  },
  decorators: (Story) => (
    <div className="min-h-96 w-64">
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('menu')).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** Words alone would say that something is done at once: an arrow says that a list opens. A picture has none. */
export const OfWords = meta.story({
  args: { label: 'My list', trigger: 'Add to my list', items: ITEMS },
  render: (args) => (
    <div className="flex items-start gap-2">
      <Menu {...args} />
      <Account />
    </div>
  ),
  play: async ({ canvas }) => {
    const arrowOf = (name: string) => canvas.getByRole('button', { name }).querySelector('.lucide-chevron-down')
    await expect(arrowOf('Add to my list')).toBeVisible()
    await expect(arrowOf('Account of m.tanabe')).toBeNull()
  },
})

/** Near the edge of a narrow window the panel is moved back in. */
export const AtTheEdge = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { label: 'Account', trigger: 'My list', items: ITEMS },
  // As under `npm start`, where a panel that was moved is measured once more.
  decorators: (Story) => (
    <StrictMode>
      <div className="flex min-h-80 justify-end">
        <Story />
      </div>
    </StrictMode>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const root = document.documentElement
    await expect(canvas.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(root.clientWidth)
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})

/** Above its button where there is no room below it. */
export const AtTheLowerEdge = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { label: 'My list', trigger: 'My list', items: ITEMS },
  decorators: (Story) => (
    <div className="flex h-[90dvh] items-end">
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const panel = canvas.getByRole('menu').parentElement!.getBoundingClientRect()
    await expect(panel.top).toBeGreaterThanOrEqual(0)
    await expect(panel.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top)
  },
})

const STATUSES = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, label: `Status ${at + 1}`, onSelect: fn() }))
/** Where there is no room above it either, the page comes up to it. */
export const InALowWindow = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { label: 'My list', trigger: 'My list', items: STATUSES },
  decorators: (Story) => (
    <div className="flex h-[90dvh] items-center">
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    const panel = canvas.getByRole('menu').parentElement!.getBoundingClientRect()
    await expect(panel.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom)
    await expect(panel.bottom).toBeLessThan(window.innerHeight + 1)
  },
})
