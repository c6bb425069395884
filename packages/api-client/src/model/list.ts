import * as z from 'zod/mini'
import { entity, Id, text } from './common.ts'
import { ListStatus, open } from './enums.ts'
import { Title } from './title.ts'

/** One title on a user's list. */
export const ListEntry = entity(['id', 'mangaId'], {
  id: z.nullable(Id),
  mangaId: z.nullable(Id),
  status: open(ListStatus),
  manga: z.nullable(Title),
  updated_at: text,
})
export type ListEntry = z.infer<typeof ListEntry>

/** What puts a title on the viewer's list: POST /users/manga-list (section 7). */
export const ListEntryDraft = z.object({ mangaId: Id, status: ListStatus })
