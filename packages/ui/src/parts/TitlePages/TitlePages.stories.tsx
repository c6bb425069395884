import { contract } from '@bunko/api-client'
import preview from '@bunko/storybook/preview'
import { screenAt } from '@bunko/storybook/screen'
import { expect, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { useShelf } from '../../data/shelves.ts'
import { about } from '../../lib/story-about.ts'
import { TitlePages } from './TitlePages.tsx'

const Popular = () => {
  const query = useShelf('popular')
  return (
    <main className="flex flex-col gap-4 p-4">
      <h1 className="sr-only">Titles</h1>
      <Button onClick={() => void query.refetch()}>Read again</Button>
      <TitlePages
        query={query}
        page={1}
        linkOf={(page) => `/?page=${page}`}
        label="Popular titles"
        failure="The titles could not be loaded"
        empty={null}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'parts/TitlePages',
  component: Popular,
  parameters: about(TitlePages, screenAt({ path: '/', at: '/', shell: false })),
})

/** What was read stays when it cannot be read again. */
export const ReadAgainFails = meta.story({
  play: async ({ canvas, userEvent, server }) => {
    const list = await canvas.findByRole('list', { name: 'Popular titles' })
    const count = within(list).getAllByRole('listitem').length
    server.fail(contract.titles.list, { status: 503, times: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Read again' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The titles could not be loaded')
    await expect(within(list).getAllByRole('listitem')).toHaveLength(count)
    await expect(list).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
})
/** R1. */
export const RowsWithoutAnId = meta.story({
  beforeEach: ({ server }) => {
    const results = [{ id: 1, primary_title: 'One' }, { primary_title: 'Another' }]
    server.fail(contract.titles.list, { status: 200, body: { count: 2, results } })
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Popular titles' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.getByText('1 entry without an id was left out')).toBeVisible()
  },
})
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ server }) => {
    for (const { id } of server.db.titles.all())
      server.db.titles.update(id, { primary_title: id % 2 ? 'x'.repeat(200) : '進撃の司書'.repeat(40) })
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Popular titles' })
    for (const name of within(list).getAllByRole('heading'))
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    const root = document.documentElement
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth)
  },
})
