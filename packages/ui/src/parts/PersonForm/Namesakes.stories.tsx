import { callName, contract } from '@bunko/api-client'
import { makePerson } from '@bunko/mock-server'
import { ownFrame } from '@bunko/storybook/own-frame'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { expect, waitFor } from 'storybook/test'
import { Field } from '../../components/Field/Field.tsx'
import { TextInput } from '../../components/TextInput/TextInput.tsx'
import { EMPTY_PERSON } from '../../lib/person-form.ts'
import { about } from '../../lib/story-about.ts'
import { Namesakes } from './Namesakes.tsx'
import { usePersonForm } from './use-person-form.ts'

interface Props {
  /** Stands in the field. */
  name: string
  /** As in the path of the person who is being edited. */
  except: string | undefined
}
const Held = ({ name, except }: Props) => {
  const form = usePersonForm({ ...EMPTY_PERSON, name })
  return (
    <main className="flex max-w-xl flex-col gap-4 p-6">
      <h1 className="sr-only">Create author</h1>
      <Field label="Name">{(control) => <TextInput {...control} {...form.register('name')} />}</Field>
      <Namesakes form={form} except={except} />
    </main>
  )
}

const meta = preview.meta({
  component: Held,
  args: { name: '', except: undefined },
  globals: { level: '2' },
  parameters: about(Namesakes, { ...screenAt({ path: '/', at: '/', shell: false }), ...ownFrame('320px') }),
  beforeEach: ({ server }) => {
    server.db.people.put(makePerson({ id: 900, public_id: 'oe', name: 'Ōe Kenji', age: 87, hometown: 'ひがしの町' }))
    server.db.people.put(makePerson({ id: 901, public_id: 'oe-2', name: 'ŌE KENJI', age: null, hometown: null }))
  },
})

type Context = Parameters<Play>[0]
const HEADING = 'This name is already there'
const type = async ({ canvas, userEvent }: Context, text: string) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), text)
const searched = ({ server }: Context) => server.journal.filter(({ call }) => call === callName(contract.people.search))

/** Each with what tells them apart, as far as that is known; who wants to look does not lose the form. */
export const Found = meta.story({
  play: async (context) => {
    const { canvas } = context
    await type(context, 'ōe kenji')
    await expect(await canvas.findByText(HEADING)).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: /^ŌE KENJI/ }).closest('li')).toHaveTextContent('(ID 901)')
    const link = canvas.getByRole('link', { name: /^Ōe Kenji/ })
    await expect(link.closest('li')).toHaveTextContent('(ID 900 · 87 · ひがしの町)')
    await expect(link).toHaveAttribute('href', '/people/oe/edit')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(canvas.getByText('ひがしの町')).toHaveAttribute('lang', 'ja')
  },
})
/** A name that only begins alike is another one: the warning goes as it is typed on. */
export const NobodyOfThisName = meta.story({
  args: { name: 'Ōe Kenji' },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText(HEADING)).toBeVisible()
    await type(context, ' II')
    await waitFor(() => expect(canvas.queryByText(HEADING)).toBeNull())
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
})
/** Who is being edited is no namesake of themselves. */
export const NotThemselves = meta.story({
  args: { name: 'Ōe Kenji', except: 'oe' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(HEADING)).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('(ID 901)')
  },
})
/** That nobody is found does not mean that nobody is there. */
export const FailedAndRetried = meta.story({
  args: { name: 'Ōe Kenji' },
  beforeEach: ({ server }) => void server.fail(contract.people.search, { status: 503, times: 1 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByText('Could not look for people of this name.')).toBeVisible()
    await expect(canvas.queryByText(HEADING)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByText(HEADING)).toBeVisible()
    await expect(canvas.queryByText('Could not look for people of this name.')).toBeNull()
    await expect(searched(context)).toHaveLength(2)
  },
})
export const LongText = meta.story({
  args: { name: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) =>
    void server.db.people.put(
      makePerson({ id: 902, public_id: 'x', name: 'x'.repeat(200), hometown: 'ひがしの町'.repeat(40) }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^x{200}/ })).toBeVisible()
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
