import { contract } from '@bunko/api-client'
import { demoAccount, makeTitle } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt, type Play } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { about } from '../../lib/story-about.ts'
import { ReadingActions } from './ReadingActions.tsx'

const titles = [951, 952, 953].map((id) => makeTitle({ id, public_id: `title-${id}`, primary_title: `Title ${id}` }))
const PATH = '/browse'

/** One title after the other, as somebody browses. */
const Browsed = () => {
  const [at, setAt] = useState(0)
  const title = titles[at]
  if (!title) return null
  return (
    <>
      <h1>{title.primary_title}</h1>
      <ReadingActions key={title.id} title={title} here={PATH} />
      <Button onClick={() => setAt(at + 1)}>Next title</Button>
    </>
  )
}

const meta = preview.meta({
  title: 'parts/ReadingActions/Time',
  component: Browsed,
  globals: { level: '5' },
  parameters: about(ReadingActions, screenAt({ path: PATH, at: PATH })),
  beforeEach: ({ server }) => titles.forEach((title) => server.db.titles.put(title)),
})

/** The last title, changed in another tab. */
const changeElsewhere = ({ server: { db, now } }: Parameters<Play>[0]) => {
  const row = { user_id: demoAccount(5).id, title_id: 953 }
  db.lists.put({ id: db.lists.nextId(), ...row, status: 'completed', updated_at: new Date(now()).toISOString() })
  db.favorites.put({ id: db.favorites.nextId(), ...row })
}

const asked = ({ server }: Parameters<Play>[0]) =>
  ['GET /manga/favorites', 'GET /users/manga-list'].map(
    (name) => server.journal.filter(({ call }) => call === name).length,
  )

/** What one holds is not read anew for every title: the changes that are made here are known. */
export const KeptWhileBrowsing = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    const real = Date.now
    const nextAfter = async (ms: number, name: string) => {
      Date.now = () => real() + ms
      await userEvent.click(canvas.getByRole('button', { name: 'Next title' }))
      await canvas.findByRole('heading', { name })
      await canvas.findByRole('button', { name: 'Favourite' })
    }
    const button = await canvas.findByRole('button', { name: 'Favourite' })
    await waitFor(() => expect(asked(context)).toEqual([1, 1]))
    await expect(button).toBeEnabled()
    try {
      await nextAfter(240_000, 'Title 952')
      await expect(asked(context)).toEqual([1, 1])
      await nextAfter(320_000, 'Title 953')
      await waitFor(() => expect(asked(context)).toEqual([2, 2]))
    } finally {
      Date.now = real
    }
  },
})

/** What is changed here calls off no read that was to tell what has changed elsewhere. */
export const ChangedWhileReadAnew = meta.story({
  play: async (context) => {
    const { canvas, server, userEvent } = context
    await canvas.findByRole('button', { name: 'Favourite' })
    await waitFor(() => expect(asked(context)).toEqual([1, 1]))
    changeElsewhere(context)
    const real = Date.now
    Date.now = () => real() + 320_000
    try {
      const reads = [contract.lists.mine, contract.lists.myFavorites].map((call) => server.hang(call, { times: 1 }))
      await userEvent.click(canvas.getByRole('button', { name: 'Next title' }))
      await waitFor(() => expect(server.faults().filter(({ left }) => left === 0)).toHaveLength(2))
      await userEvent.click(await canvas.findByRole('button', { name: 'Favourite' }))
      await userEvent.click(canvas.getByRole('button', { name: /^Add to my list/ }))
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Reading' }))
      await waitFor(() => expect(asked(context)).toEqual([2, 2]))
      reads.forEach((release) => release())
      await expect(await canvas.findByRole('button', { name: /^Reading/ })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Next title' }))
      await expect(await canvas.findByRole('button', { name: /^Completed/ })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')
    } finally {
      Date.now = real
    }
  },
})
