import type { ListStatus, Title } from '@bunko/api-client'
import type { Play } from '@bunko/storybook/screen'
import { within } from 'storybook/test'

type Context = Parameters<Play>[0]
type Server = Context['server']
type Named = Pick<Title, 'id'> & { primary_title: string }

/** Whose list the stories show: the demo account of level 5. */
const READER_ID = 5

const DAY_MS = 86_400_000
export const entriesOf = ({ db }: Server) => db.lists.by('user_id', READER_ID)
export const entryOf = (server: Server, { id }: Named) => entriesOf(server).find(({ title_id }) => title_id === id)

/** Puts these titles on the reader's list, the first one changed last, and nothing else. */
export const fillList = (server: Server, rows: readonly (readonly [id: number, status: ListStatus])[]) => {
  const { lists } = server.db
  for (const { id } of entriesOf(server)) lists.remove(id)
  rows.forEach(([title_id, status], at) =>
    lists.put({
      id: lists.nextId(),
      user_id: READER_ID,
      title_id,
      status,
      updated_at: new Date(server.now() - at * DAY_MS).toISOString(),
    }),
  )
}

export const rowsIn = async (canvas: Context['canvas'], name = 'Reading') =>
  within(await canvas.findByRole('list', { name })).getAllByRole('listitem')
export const namesIn = async (canvas: Context['canvas'], name = 'Reading') =>
  (await rowsIn(canvas, name)).map((row) => within(row).getByRole('heading').textContent)
export const statusOf = (canvas: Context['canvas'], { primary_title }: Named) =>
  canvas.findByRole('combobox', { name: `Status of ${primary_title}` })
export const removeOf = (canvas: Context['canvas'], { primary_title }: Named) =>
  canvas.findByRole('button', { name: `Remove ${primary_title} from your list` })
export const tab = (canvas: Context['canvas'], name: RegExp) => canvas.findByRole('tab', { name })
export const sent = ({ journal }: Server, method: string) => journal.filter((call) => call.method === method)
