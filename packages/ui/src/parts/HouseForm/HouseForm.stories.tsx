import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ClockProvider } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { houseChoices, type HouseValues } from '../../lib/house-form.ts'
import { MAGAZINE, NEW_MAGAZINE } from '../../lib/magazine-form.ts'
import { about } from '../../lib/story-about.ts'
import { HouseForm } from './HouseForm.tsx'
import { HouseSelect } from './fields.tsx'
import { useHouseForm } from './use-house-form.ts'
import type { HouseFailure } from './use-house-save.ts'

interface Props {
  values: HouseValues
  failure: HouseFailure | null
  locked: boolean
  onSubmit: (values: HouseValues) => void
}
const Held = ({ values, failure, locked, onSubmit }: Props) => {
  const form = useHouseForm(MAGAZINE, values)
  return (
    <main className="p-4">
      <h1 className="sr-only">Magazine</h1>
      <HouseForm
        form={form}
        shape={MAGAZINE}
        label="Magazine"
        statuses={houseChoices(['active', 'hiatus'], [], values.status)}
        failure={failure}
        unsureHint={failure?.isUnsure && 'It may be there all the same.'}
        facts={
          <HouseSelect form={form} name="type" required choices={houseChoices(['magazine', 'app'], [], values.type)} />
        }
        logo={<p>The logo.</p>}
        picker={<p>The titles.</p>}
        locked={locked}
        onSubmit={() => void form.handleSubmit(onSubmit)()}
        actions={
          <Button type="submit" variant="primary" busy={locked} busyLabel="Saving…">
            Save
          </Button>
        }
      />
    </main>
  )
}

const submit = fn<(values: HouseValues) => void>()
const KUMO: HouseValues = {
  ...NEW_MAGAZINE,
  name: '月刊コミック雲',
  foundedYear: '1968',
  website: 'https://kumo.example',
}

const meta = preview.meta({
  title: 'parts/HouseForm',
  component: Held,
  args: { values: KUMO, failure: null, locked: false, onSubmit: submit },
  parameters: about(HouseForm, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: () => {
    submit.mockClear()
  },
})

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type' }), 'app')
    await userEvent.type(canvas.getByRole('textbox', { name: 'About' }), 'Clouds.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(submit.mock.lastCall?.[0]).toEqual({ ...KUMO, type: 'app', about: 'Clouds.' }))
  },
})

/** What an address has to be is said before one is typed, and once; what each of the two texts is for, by itself. */
export const Hints = meta.story({
  play: async ({ canvas }) => {
    const links = canvas.getByRole('group', { description: /^Full addresses/ })
    await expect(within(links).getAllByRole('textbox')).toHaveLength(5)
    await expect(within(links).getByRole('textbox', { name: 'Website' })).not.toHaveAccessibleDescription()
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(/^What it is/)
    await expect(canvas.getByRole('textbox', { name: 'About' })).toHaveAccessibleDescription(/^Its history/)
  },
})

export const WithProblems = meta.story({
  args: { values: { ...NEW_MAGAZINE, status: 'moonlit', type: '' } },
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Moonlit')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Type: Type is required' })).toBeVisible()
    await userEvent.click(summary.getByRole('link', { name: 'Name: Name is required' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await expect(submit).not.toHaveBeenCalled()
    await userEvent.keyboard('A')
    await waitFor(() => expect(summary.queryByRole('link', { name: /^Name/ })).toBeNull())
  },
})

let today = ''
const CLOCK = { now: () => new Date(today), tickMs: 0 }
/** R14: up to which year is asked when the field is left and when the form is sent, not when it is opened. */
export const OpenAtNewYear = meta.story({
  beforeEach: () => {
    today = '2026-12-31T12:00:00Z'
  },
  render: (args) => (
    <ClockProvider clock={CLOCK}>
      <Held {...args} />
    </ClockProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const year = canvas.getByRole('textbox', { name: 'Founded year' })
    await userEvent.clear(year)
    await userEvent.type(year, '2027')
    await userEvent.tab()
    await waitFor(() => expect(year).toHaveAccessibleDescription('Enter a year from 1800 to 2026'))
    await expect(year).toBeInvalid()
    today = '2027-01-01T12:00:00Z'
    await userEvent.click(year)
    await userEvent.tab()
    await waitFor(() => expect(year).toBeValid())
    await expect(year).toHaveValue('2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(submit.mock.lastCall?.[0]).toEqual({ ...KUMO, foundedYear: '2027' }))
  },
})

export const Unsure = meta.story({
  args: { failure: { text: 'Network error - please check your connection', isUnsure: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('note')).toHaveTextContent('Network error - please check your connection')
    await expect(canvas.getByText('It may be there all the same.')).toBeVisible()
  },
})

/** While it is sent what was typed stays in sight, and nothing of it can be changed. */
export const Locked = meta.story({
  args: { locked: true },
  play: async ({ canvas }) => {
    for (const field of [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')])
      await expect(field).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(KUMO.name)
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Saving…')).toBeInTheDocument()
  },
})

export const LongText = meta.story({
  args: {
    values: {
      ...KUMO,
      name: 'x'.repeat(200),
      status: 'y'.repeat(200),
      description: '月刊コミック雲'.repeat(60),
      country: 'مجلة البحر الطويل '.repeat(12),
    },
    failure: { text: `<b>${'z'.repeat(200)}</b>`, isUnsure: true },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('x'.repeat(200))
    await expect(canvas.getByRole('note')).toHaveTextContent(`<b>${'z'.repeat(200)}</b>`)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
