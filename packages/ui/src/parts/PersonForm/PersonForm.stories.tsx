import { makePerson } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { EMPTY_PERSON, type PersonValues } from '../../lib/person-form.ts'
import { about } from '../../lib/story-about.ts'
import { PersonForm } from './PersonForm.tsx'
import { usePersonForm } from './use-person-form.ts'

type Props = Omit<ComponentProps<typeof PersonForm>, 'form' | 'actions' | 'onSubmit'> & {
  values: PersonValues
  onSubmit: (values: PersonValues) => void
}
const Held = ({ values, onSubmit, ...rest }: Props) => {
  const form = usePersonForm(values)
  return (
    <main className="max-w-xl p-6">
      <h1 className="sr-only">Person</h1>
      <PersonForm
        {...rest}
        form={form}
        onSubmit={() => void form.handleSubmit(onSubmit)()}
        actions={
          <Button type="submit" variant="primary" busy={rest.locked} busyLabel="Saving…">
            Save
          </Button>
        }
      />
    </main>
  )
}

const submit = fn<(values: PersonValues) => void>()
const KEI: PersonValues = { ...EMPTY_PERSON, name: 'Mura Kei', isAuthor: true, age: '41', hometown: '松山市' }

const meta = preview.meta({
  component: Held,
  args: { values: KEI, label: 'Person', failure: null, locked: false, onSubmit: submit },
  parameters: about(PersonForm, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: () => {
    submit.mockClear()
  },
})

export const Filled = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Artist' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(submit.mock.lastCall?.[0]).toEqual({ ...KEI, isArtist: true }))
  },
})
export const Empty = meta.story({
  args: { values: EMPTY_PERSON },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const link = within(await canvas.findByRole('alert')).getByRole('link', { name: 'Name: Name is required' })
    await userEvent.click(link)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(submit).not.toHaveBeenCalled()
  },
})
export const Refused = meta.story({
  args: {
    failure: {
      title: 'Failed to create author',
      text: 'Network error - please check your connection',
      others: [],
      isUnsure: true,
    },
    unsureHint: 'It may be there all the same.',
  },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('note'))
    await expect(alert.getByText('Failed to create author')).toBeVisible()
    await expect(alert.getByText('It may be there all the same.')).toBeVisible()
  },
})
/** While it is sent what was typed stays in sight, and nothing of it can be changed. */
export const Locked = meta.story({
  args: { locked: true },
  play: async ({ canvas }) => {
    for (const field of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('checkbox')])
      await expect(field).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(KEI.name)
    await expect(canvas.getByRole('checkbox', { name: 'Author' })).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Saving…')).toBeInTheDocument()
  },
})
/** Of whoever has the name already as well. */
export const LongText = meta.story({
  args: {
    values: { ...KEI, name: 'x'.repeat(200), hometown: '松山市'.repeat(60) },
    failure: { title: 'Failed to create author', text: `<b>${'y'.repeat(200)}</b>`, others: [], isUnsure: false },
  },
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    const hometown = 'ひがしの町'.repeat(40)
    server.db.people.put(makePerson({ id: 9000, public_id: 'psn-9000', name: 'x'.repeat(200), hometown }))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^<b>y{200}<\/b>/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^x{200}/ })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
