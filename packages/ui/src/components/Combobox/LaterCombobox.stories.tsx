import { choice } from '@bunko/storybook/choice'
import preview from '@bunko/storybook/preview'
import type { ComponentProps } from 'react'
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test'
import { LaterCombobox, loadCombobox } from './LaterCombobox.tsx'
import { ARGS, FieldInForm, GENRES, pick, submit } from './story-form.tsx'

type Props = ComponentProps<typeof LaterCombobox<string>>

const gone = fn<() => Promise<never>>(() => Promise.reject(new Error('gone')))
/** When the list's code may arrive. */
let arrive: () => void = () => undefined
let gate = Promise.resolve()

const Typed = (props: Props) => (
  <FieldInForm of={props} hint="Type at least 2 characters.">
    {({ query, ...control }) => (
      <LaterCombobox
        {...props}
        {...control}
        query={query}
        options={GENRES.filter((name) => name.toLowerCase().includes(query.toLowerCase()))}
        state={query.length < 2 ? 'short' : 'ready'}
      />
    )}
  </FieldInForm>
)

const meta = preview.meta({
  title: 'components/Combobox/Later',
  component: LaterCombobox<string>,
  args: ARGS,
  beforeEach: () => {
    pick.mockClear()
    submit.mockClear()
    gate = new Promise((resolve) => {
      arrive = resolve
    })
  },
  render: (args) => <Typed {...args} />,
})

const waiting = async () => {
  await gate
  return loadCombobox()
}

/** What is typed while the list is on its way stays, and the focus; then the list opens by itself. */
export const TypedBefore = meta.story({
  args: { load: waiting },
  play: async ({ canvas, userEvent }) => {
    const early = canvas.getByRole('combobox', { name: 'Genres' })
    await expect(early).toHaveAccessibleDescription('Type at least 2 characters.')
    await userEvent.type(early, 'adventur{Enter}')
    await expect(submit).not.toHaveBeenCalled()
    arrive()
    await waitFor(() => expect(early).not.toBeInTheDocument())
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Genres' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('adventur')
    await userEvent.keyboard('e')
    await expect(field).toHaveValue('adventure')
    await userEvent.click(await choice('Adventure'))
    await expect(pick).toHaveBeenCalledWith('Adventure')
  },
})
/** Filled in one go as soon as the code is there: the field that is filled is the one with the list. */
export const FilledAsItArrives = meta.story({
  args: { load: waiting },
  play: async ({ canvas, userEvent }) => {
    const early = canvas.getByRole('combobox')
    await userEvent.hover(early)
    arrive()
    // No more than the promises on the way: React's own next turn is later.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    const field = canvas.getByRole('combobox')
    field.focus()
    fireEvent.change(field, { target: { value: 'ction' } })
    await expect(await screen.findByRole('option', { name: 'Action' })).toBeVisible()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})
export const OpensByItself = meta.story({
  args: { load: waiting },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ction')
    arrive()
    await screen.findByRole('option', { name: 'Action' })
    await userEvent.keyboard('{Enter}')
    await expect(pick).toHaveBeenCalledWith('Action')
    await expect(submit).not.toHaveBeenCalled()
  },
})
/** The field goes on taking a text, and the next touch tries again. */
export const DoesNotArrive = meta.story({
  args: { load: gone },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'act')
    await expect(canvas.getByRole('combobox')).toHaveValue('act')
    await expect(gone.mock.calls.length).toBeGreaterThan(1)
  },
})
/** Before its list is there it takes no more than afterwards. */
export const TakesNoMore = meta.story({
  args: { load: gone, maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'adventure')
    await expect(field).toHaveValue('adven')
  },
})
