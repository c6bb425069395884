import { TITLE_WITHOUT_COVER } from '@bunko/mock-server'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { useState } from 'react'
import { expect, userEvent as users, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { DraftsProvider, useClearDrafts } from '../../drafts/drafts.tsx'
import { createFileDrafts } from '../../drafts/files.ts'
import { memoryStorage } from '../../lib/storage.ts'
import { indexedFileStore } from '../../lib/storage/file-store.ts'
import { about } from '../../lib/story-about.ts'
import { useCoverDraft } from '../../uploads/use-cover-draft.ts'
import { CoverUploads } from './CoverUploads.tsx'
import { pictures } from './samples.tsx'
import { useCoverQueue } from './use-cover-queue.ts'

const Visit = ({ owner }: { owner: string }) => {
  const queue = useCoverQueue()
  const draft = useCoverDraft(queue, 'create-title')
  const clear = useClearDrafts()
  return (
    <>
      <p className="flex flex-wrap gap-2 p-4">
        {draft.left === null ? 'Looking' : `${draft.left.length} found`}
        <Button onClick={() => void draft.restore()}>Restore</Button>
        <Button onClick={() => void draft.forget()}>Forget</Button>
        <Button onClick={() => clear(owner)}>Log out</Button>
      </p>
      <CoverUploads queue={queue} titleId={TITLE_WITHOUT_COVER.public_id} draftProblem={draft.problem} />
    </>
  )
}
/** Each visit is a page of its own: nothing is shared but the browser's database. */
const Visits = ({ database }: { database: string }) => {
  const [{ visit, owner }, setVisit] = useState({ visit: 1, owner: 'user:2' })
  const [storage] = useState(memoryStorage)
  return (
    <main className="mx-auto max-w-4xl p-4">
      <h1 className="sr-only">Covers</h1>
      <Button onClick={() => setVisit({ visit: visit + 1, owner: 'user:2' })}>Reload</Button>{' '}
      <Button onClick={() => setVisit({ visit: visit + 1, owner: 'user:3' })}>As another user</Button>
      <DraftsProvider key={visit} storage={storage} fileStore={indexedFileStore(database)} owner={owner}>
        <Visit owner={owner} />
      </DraftsProvider>
    </main>
  )
}

const meta = preview.meta({
  title: 'parts/CoverUploads/Kept covers',
  component: Visits,
  args: { database: 'bunko-story' },
  parameters: about(CoverUploads, screenAt({ path: '/', at: '/', shell: false })),
  beforeEach: ({ args }) => {
    indexedDB.deleteDatabase(args.database)
  },
})

/** Waits until these files are in the browser: a reload of the page would be slower than the press on a button is. */
const stored = async (database: string, names: string[]) =>
  waitFor(async () => {
    const kept = await createFileDrafts(indexedFileStore(database)).load('user:2', 'create-title')
    await expect(kept.map(({ file }) => file.name)).toEqual(names)
  })

/** What is not uploaded survives a reload, for the one user, until it is up or they log out. */
export const Kept = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }))
    const found = async (text: string) => expect(await canvas.findByText(text)).toBeVisible()
    const kept = async () => {
      const list = await canvas.findByRole('list', { name: 'Covers to upload' })
      return within(list)
        .getAllByRole('listitem')
        .map((row) => row.getAttribute('aria-label'))
    }
    await found('0 found')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!
    await users.setup({ applyAccept: false }).upload(input, await pictures(2))
    await press('Move vol-1.png down')
    await stored(args.database, ['vol-2.png', 'vol-1.png'])
    await press('Reload')
    await found('2 found')
    await press('Restore')
    const order = ['vol-2.png, volume 1', 'vol-1.png, volume 2']
    await waitFor(async () => expect(await kept()).toEqual(order))
    await waitFor(() => expect(canvasElement.querySelector<HTMLImageElement>('li img')?.naturalWidth).toBe(200))
    await press('As another user')
    await found('0 found')
    await press('Reload')
    await found('2 found')
    await press('Restore')
    await press('Upload 2 covers')
    await canvas.findByText('2 covers, 2 uploaded')
    await stored(args.database, [])
    await press('Reload')
    await found('0 found')
  },
})

export const ClearedByLogout = meta.story({
  args: { database: 'bunko-story-logout' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByText('0 found')
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file][multiple]')!
    await users.setup({ applyAccept: false }).upload(input, await pictures(1))
    await stored(args.database, ['vol-1.png'])
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
    await stored(args.database, [])
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('0 found')).toBeVisible()
  },
})
