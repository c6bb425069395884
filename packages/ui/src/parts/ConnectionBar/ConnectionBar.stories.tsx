import { contract } from '@bunko/api-client'
import { answered } from '@bunko/storybook/answered'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Cover } from '../../components/Cover/Cover.tsx'
import { createConnection } from '../../data/connection.ts'
import { useShelf } from '../../data/shelves.ts'
import { about } from '../../lib/story-about.ts'
import { ConnectionBar } from './ConnectionBar.tsx'

const SILENT = { status: null, retryAfter: null }
/** Who is to wait so long does not find by itself that the server is back. */
const AWAY = [SILENT, { status: null, retryAfter: 300 }]
interface Args {
  outcomes: readonly { status: number | null; retryAfter: number | null }[]
}

/** A list that could not be read, below the bar. */
const Titles = () => {
  const { data, isError } = useShelf('trending')
  if (isError) return <p>The titles could not be read</p>
  return <p>{data ? `${data.items.length > 0 ? 'Titles' : 'No title'} read` : 'Reading'}</p>
}
const Told = ({ outcomes }: Args) => {
  const [connection] = useState(() => {
    const made = createConnection()
    for (const outcome of outcomes) made.tell(outcome)
    return made
  })
  return (
    <>
      <header className="border-b border-line bg-paper">
        <h1 className="px-4 py-4 font-serif text-xl sm:px-8">Bunko</h1>
      </header>
      <ConnectionBar connection={connection} />
      <main id="main" className="px-4 py-6 sm:px-8">
        <Titles />
        <Cover title="A title" alt="" size="xs" src="data:image/png;base64,AAAA" />
      </main>
    </>
  )
}

const meta = preview.meta({
  title: 'parts/ConnectionBar',
  component: Told,
  args: { outcomes: AWAY },
  parameters: about(ConnectionBar, screenAt({ path: '/', at: '/', shell: false })),
})

export const NoAnswer = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bunko is not answering.')).toBeVisible()
    await expect(canvas.getByText('Bunko is not answering.').closest('[role=status]')).toHaveTextContent(
      'Network error - please check your connection. We keep asking; what you typed stays.',
    )
  },
})

export const AskedToWait = meta.story({
  args: {
    outcomes: [
      { status: 429, retryAfter: 30 },
      { status: 503, retryAfter: 30 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The server asks us to wait for 30 seconds\./)).toBeVisible()
  },
})

export const AskedToWaitForMinutes = meta.story({
  args: { outcomes: [SILENT, { status: 503, retryAfter: 290 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wait for 5 minutes\./)).toBeVisible()
  },
})

/** Asked again after ten minutes, however long the server asks us to wait. */
export const AskedToWaitForHours = meta.story({
  args: { outcomes: [SILENT, { status: 503, retryAfter: 1e23 }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wait for more than 10 minutes\./)).toBeVisible()
  },
})

/** Nobody says how long, and asked again it is busy still. */
export const Busy = meta.story({
  args: { outcomes: [SILENT, { status: 502, retryAfter: null }] },
  beforeEach: ({ server }) => void server.addFault({ call: '*', kind: 'status', status: 502 }),
  play: async ({ canvas, server, userEvent }) => {
    const busy = /The server is busy, or being worked on\./
    await expect(await canvas.findByText(busy)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await waitFor(() => expect(server.journal.map(({ call }) => call)).toContain('GET /health/'))
    await answered()
    await expect(canvas.getByText(busy)).toBeVisible()
  },
})

export const OneFailureSaysNothing = meta.story({
  args: { outcomes: [SILENT] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Titles read')).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button', { name: 'Try now' })).toBeNull()
  },
})

/** Back: what could not be read is read, and pictures that did not come are asked for, without a reload. */
export const TryNow = meta.story({
  beforeEach: ({ server }) => {
    server.fail(contract.titles.trending, { status: 503, times: 1 })
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('The titles could not be read')).toBeVisible()
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const asked = fn()
    canvasElement.addEventListener('error', asked, { capture: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(await canvas.findByText('Titles read')).toBeVisible()
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await expect(await screen.findByText('Bunko is answering again')).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Bunko is not answering.')).toBeNull())
  },
})

/** It goes under the focus, which goes on to the screen. */
export const TryNowByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Try now' })
    again.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(again).not.toBeInTheDocument())
    await expect(document.getElementById('main')).toHaveFocus()
  },
})
