import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '../components/Button/Button.tsx'
import { Dialog } from '../components/Dialog/Dialog.tsx'

const KINDS = ['checkbox', 'radio', 'range', 'color', 'file', 'button', 'submit', 'reset'] as const

const Page = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <h1>Controls</h1>
      <form className="flex flex-col items-start gap-2" onSubmit={(event) => event.preventDefault()}>
        {KINDS.map((kind) => (
          <input key={kind} type={kind} aria-label={kind} name={kind} className="min-h-6 min-w-6" />
        ))}
        <input type="radio" aria-label="other radio" name="radio" className="min-h-6 min-w-6" />
        <input type="text" aria-label="text" />
      </form>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="A question">
        Is it?
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'routing/Shortcuts',
  component: Page,
  tags: ['!autodocs'],
  globals: { level: '2' },
  parameters: screenAt({ path: '/admin/moderation', at: '/admin/moderation' }),
})

type Context = Parameters<NonNullable<(typeof FromWhatIsPressed)['play']>>[0]
const PALETTE = '{Control>}k{/Control}'
const sheet = () => screen.findByRole('dialog', { name: 'Keys' })
const close = async ({ userEvent }: Context) => {
  await userEvent.click(within(await sheet()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const LETTERS = { name: 'Single-letter keys' }
/** In the sheet, which the menu of this name leads to. */
const switchLetters = async (context: Context, menu: string | RegExp) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keys' }))
  await userEvent.click(within(await sheet()).getByRole('checkbox', LETTERS))
  await close(context)
  await expect(canvas.getByRole('button', { name: menu })).toHaveFocus()
}
const atApprovals = ({ canvas }: Context) => canvas.findByText('/admin/edit-approvals', { selector: 'code' })

/** Nothing is written in these: the keys of the page work, and their own as before. */
export const FromWhatIsPressed = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    for (const kind of KINDS) {
      ;(await canvas.findByLabelText(kind)).focus()
      await userEvent.keyboard('?')
      await close(context)
      await expect(canvas.getByLabelText(kind)).toHaveFocus()
    }
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    canvas.getByRole('radio', { name: 'radio' }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'other radio' })).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('combobox', { name: 'Search titles' })).toHaveFocus()
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard('ge')
    await expect(await atApprovals(context)).toBeVisible()
  },
})

/** A letter is a key, large or small. */
export const WithCapsLock = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('textbox', { name: 'text' })
    await userEvent.keyboard('{CapsLock}GE{CapsLock}')
    await expect(await atApprovals(context)).toBeVisible()
  },
})

/** Where one writes, they are letters; but the palette can be had. */
export const WhereOneWrites = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'text' })
    await userEvent.type(field, '/?ge')
    await expect(field).toHaveValue('/?ge')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard(PALETTE)
    await expect(await screen.findByRole('combobox', { name: 'Screen' })).toBeVisible()
  },
})

/** The menu stays, and the focus in it. */
export const InAnOpenMenu = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await canvas.findByRole('button', { name: /Account of m.tanabe/ })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const [first] = await canvas.findAllByRole('menuitem')
    await userEvent.keyboard(`?/ge${PALETTE}`)
    await expect(first).toHaveFocus()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('ge')
    await expect(await atApprovals(context)).toBeVisible()
  },
})

/** What is asked is answered first. */
export const InAnOpenDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask' }))
    const dialog = await screen.findByRole('dialog', { name: 'A question' })
    await userEvent.keyboard(`?ge${PALETTE}`)
    await expect(screen.getAllByRole('dialog')).toEqual([dialog])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await userEvent.keyboard(PALETTE)
    await expect(await screen.findByRole('combobox', { name: 'Screen' })).toBeVisible()
    await userEvent.keyboard(PALETTE)
    await expect(screen.getAllByRole('dialog')).toHaveLength(1)
  },
})

/** Who dictates may have no letter act: neither the place nor the focus is another. The palette can be had. */
export const SwitchedOff = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await switchLetters(context, /Account of m.tanabe/)
    const box = canvas.getByRole('checkbox')
    box.focus()
    await userEvent.keyboard('ge/?')
    await expect(box).toHaveFocus()
    await userEvent.keyboard(PALETTE)
    const palette = await screen.findByRole('dialog', { name: 'Go to a screen' })
    await expect(screen.getAllByRole('dialog')).toEqual([palette])
    await expect(within(palette).getByRole('option', { name: 'Edit approvals' })).toHaveTextContent(/^Edit approvals$/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1, name: 'Controls' })).toBeVisible()
    await switchLetters(context, /Account of m.tanabe/)
    await userEvent.keyboard('/')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Search titles' })).toHaveFocus())
    box.focus()
    await userEvent.keyboard('ge')
    await expect(await atApprovals(context)).toBeVisible()
  },
})

/** Visitors have no account, but the keys; the field that one led to no longer promises it. */
export const SwitchedOffByAVisitor = meta.story({
  globals: { level: 'anonymous', viewport: { value: 'wide' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const field = await canvas.findByRole('combobox', { name: 'Search titles' })
    await expect(field).toHaveAttribute('aria-keyshortcuts', '/')
    await expect(within(canvas.getByRole('search')).getByText('/')).toBeInTheDocument()
    await switchLetters(context, 'Settings')
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus()
    await expect(field).not.toHaveAttribute('aria-keyshortcuts')
    await expect(within(canvas.getByRole('search')).queryByText('/')).toBeNull()
  },
})
