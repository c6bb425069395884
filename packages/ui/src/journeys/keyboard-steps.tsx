import type { Play } from '@bunko/storybook/screen'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'

// For stories only: somebody who has no pointer. Nothing here presses with one, nor puts the focus anywhere itself.

export type Context = Parameters<Play>[0]
type Name = string | RegExp
type Role = Parameters<typeof screen.findByRole>[0]

/** A way around the whole page that has not come by is none. */
const MOST_TABS = 300

const nameOf = (element: Element | null) =>
  element
    ? `<${element.localName}> ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`
    : 'nothing'

/** Presses Tab (Shift and Tab where it lies behind) until the focus is there. */
export const tabTo = async (target: HTMLElement) => {
  const from = document.activeElement
  const isBehind = from !== null && (target.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const shift = from !== document.body && isBehind
  // A field whose list has come by then is another element of the same id.
  const isThere = () =>
    document.activeElement === target ||
    (!target.isConnected && target.id !== '' && document.activeElement?.id === target.id)
  for (let pressed = 0; pressed < MOST_TABS && !isThere(); pressed += 1) await userEvent.tab({ shift })
  if (!isThere())
    throw new Error(
      `Tab never came from ${nameOf(from)} to ${nameOf(target)}; it ended at ${nameOf(document.activeElement)}`,
    )
}

/** The focus is somewhere a person can go on from: never on the page as a whole. */
export const focusKept = () =>
  waitFor(() => {
    if (document.activeElement === document.body) throw new Error('The focus was lost to the page')
  })

/** Presses keys where the focus is. */
export const keys = (text: string) => userEvent.keyboard(text)

const mainOf = async ({ canvas }: Context) => within(await canvas.findByRole('main'))

/** The header has links and boxes of the same names: what is meant stands in the screen's own part. */
export const go = async (context: Context, role: Role, name: Name) =>
  tabTo(await (await mainOf(context)).findByRole(role, { name }))
/** Wherever it stands: header, dialog, toast. */
export const goAnywhere = async (role: Role, name: Name) => tabTo(await screen.findByRole(role, { name }))

/** The button of the message that says this. */
export const answer = async (message: string, name: string) => {
  const toast = (await screen.findByText(message)).closest<HTMLElement>('[data-sonner-toast]')
  if (!toast) throw new Error(`no message says ${message}`)
  await tabTo(within(toast).getByRole('button', { name }))
  await keys('{Enter}')
  await focusKept()
}
/** A button or a link. What it leads to, or what comes in its place, has the focus. */
export const press = async (context: Context, role: 'button' | 'link', name: Name) => {
  await go(context, role, name)
  await keys('{Enter}')
  await focusKept()
}
export const pressAnywhere = async (role: 'button' | 'link' | 'menuitem', name: Name) => {
  await goAnywhere(role, name)
  await keys('{Enter}')
  await focusKept()
}
export const write = async (context: Context, name: Name, text: string, role: Role = 'textbox') => {
  await go(context, role, name)
  await keys(text)
}
/** Passwords have no role. */
export const writeLabelled = async (context: Context, label: RegExp, text: string) => {
  await tabTo(await context.canvas.findByLabelText(label))
  await keys(text)
}
/** The option that the arrow has come to. */
export const pick = async (context: Context, field: string, typed: string, option: RegExp) => {
  await write(context, field, typed, 'combobox')
  // Those of an earlier letter cannot be picked.
  await waitFor(() => expect(screen.getByRole('option', { name: option })).not.toHaveAttribute('aria-disabled'))
  const isReached = () =>
    document.activeElement?.getAttribute('aria-activedescendant') === screen.getByRole('option', { name: option }).id
  for (let pressed = 0; pressed < 9 && !isReached(); pressed += 1) await keys('{ArrowDown}')
  await expect(isReached()).toBe(true)
  await keys('{Enter}')
}
/** In a menu the arrow leads to the item. */
export const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
  const item = await screen.findByRole(role, { name })
  for (let pressed = 0; pressed < 20 && document.activeElement !== item; pressed += 1) await keys('{ArrowDown}')
  await expect(item).toHaveFocus()
  await keys('{Enter}')
  await focusKept()
}
/** A platform's list takes arrows and letters by itself, which `userEvent` leaves out: what the browser does then. */
export const select = async (context: Context, name: Name, value: string) => {
  await go(context, 'combobox', name)
  const list = document.activeElement
  if (!(list instanceof HTMLSelectElement)) throw new Error(`${String(name)} is no list`)
  await fireEvent.change(list, { target: { value } })
  await focusKept()
}
/** The system's own window comes with the button that has the focus; what it gives, as the browser tells of it then. */
export const giveFile = async (...files: File[]) => {
  const asked: HTMLInputElement[] = []
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'file') asked.push(target)
  }
  const button = document.activeElement
  // Before the input's own part keeps it to itself.
  document.addEventListener('click', note, true)
  await keys('{Enter}')
  document.removeEventListener('click', note, true)
  const [input] = asked
  if (!input) throw new Error(`${nameOf(button)} asks for no file`)
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  await fireEvent.change(input)
}
/** The question that has come. */
export const answerQuestion = async (question: string, name: string) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }))
  await tabTo(dialog.getByRole('button', { name }))
  await keys('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: question })).toBeNull())
  await focusKept()
}
/** By text: a role is looked for in every row of a long list. */
export const headed = async ({ canvas }: Context, name: string) => {
  const isIt = (_: string, element: Element | null) => element?.localName === 'h1' && element.textContent === name
  // Once more where it is drawn anew: the screen that is left may have the same heading.
  await waitFor(() => expect(canvas.getByText(isIt)).toBeVisible())
  await focusKept()
}
