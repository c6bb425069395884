import preview from '@bunko/storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Notice } from './Notice.tsx'

const meta = preview.meta({ component: Notice, args: { children: 'This proposal is your own.' } })

export const Tones = meta.story({
  render: () => (
    <div className="flex max-w-2xl flex-col gap-3">
      <Notice>This proposal is your own. You may still decide it.</Notice>
      <Notice tone="success" title="Approved">
        The title was changed at once.
      </Notice>
      <Notice tone="warning" title="The title has changed since">
        The year is now 2015.
      </Notice>
      <Notice tone="danger" title="Failed to approve edit" action={<Button size="sm">Retry</Button>}>
        Network error - please check your connection
      </Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull()
    await expect(canvas.queryByText('Failed to approve edit')).toBeVisible()
  },
})
export const Announced = meta.story({
  args: { tone: 'danger', live: 'assertive', children: 'Invalid login credentials' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid login credentials')
  },
})
export const LongText = meta.story({ args: { children: 'x'.repeat(400), title: 'Título '.repeat(30), lang: 'pt-BR' } })

const Dismissed = () => {
  const [shown, setShown] = useState(true)
  return (
    <section aria-label="Details">
      {shown ? (
        <Notice action={<Button onClick={() => setShown(false)}>Dismiss</Button>}>It was not saved.</Notice>
      ) : (
        <p>Nothing to say.</p>
      )}
    </section>
  )
}
/** The focus that goes with its action stays in that part of the screen. */
export const Gone = meta.story({
  render: () => <Dismissed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Details' })).toHaveFocus())
  },
})
