import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { laterPart } from '../../lib/later-part.tsx'
import { Button } from '../Button/Button.tsx'
import { Field } from '../Field/Field.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { LostParts } from './story-parts.tsx'

const meta = preview.meta({
  component: LoadFailed,
  args: {
    what: 'The preview',
    hint: 'Nothing you typed is lost.',
    onRetry: fn(),
    onReload: fn(),
    retrying: false,
    retried: 0,
  },
})

export const First = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The preview could not be loaded')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing you typed is lost.')
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
export const Retrying = meta.story({ args: { retrying: true } })
/** Firefox remembers what did not arrive: the page loaded anew is the other way on. */
export const AgainInVain = meta.story({
  args: { retried: 1 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It still does not arrive: reloading the page may help.')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
export const OfADialog = meta.story({
  args: { what: 'The enlarged cover', onClose: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
export const LongText = meta.story({
  args: { what: 'm'.repeat(200), retried: 2, onClose: fn() },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

const Letters = laterPart(
  () => Promise.resolve(({ name }: { name: string }) => <Button>{`Write to ${name}`}</Button>),
  (failure) => <LoadFailed what="The letters" hint="Nothing you typed is lost." {...failure} />,
  <p>Loading…</p>,
)
const Around = () => {
  const [name, setName] = useState('')
  return (
    <div className="flex flex-col gap-4">
      <Field label="Name">
        {(control) => <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />}
      </Field>
      <section>
        <Letters name={name} />
      </section>
    </div>
  )
}
/** A part in its place: what is around it stays, and it is tried again as often as is wished. */
export const InItsPlace = meta.story({
  render: () => (
    <LostParts times={2}>
      <Around />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Mori')
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(retry).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const part = await canvas.findByRole('button', { name: 'Write to Mori' })
    await waitFor(() => expect(part).toHaveFocus())
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Mori')
  },
})
const Opened = () => {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Hide' : 'Show'}</Button>
      {isOpen && <Letters name="Aoi" />}
    </>
  )
}
/** Another place asks anew: what has failed once is not remembered. */
export const AnotherPlace = meta.story({
  render: () => (
    <LostParts>
      <Opened />
    </LostParts>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }))
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await expect(await canvas.findByRole('button', { name: 'Write to Aoi' })).toBeVisible()
  },
})
