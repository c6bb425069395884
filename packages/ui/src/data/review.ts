import type { Edit, Page, Review } from '@bunko/api-client'
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { rowsRead } from '../lib/pages.ts'
import { withKnown } from '../lib/with-known.ts'
import { withoutRows } from '../lib/next-offset.ts'
import { decidedAs, type Deciding } from '../lib/decided-as.ts'
import { useClient } from './api-context.tsx'
import { readEditsAnew } from './edits-anew.ts'
import { editKeys, readEdit } from './edits.ts'
import { putAnswer } from './put-answer.ts'
import { readTitlesAnew } from './shows-titles.ts'

type Pages = InfiniteData<Page<Edit>>

/** Where it is on none of the pages, it was on one that was not read, if there are such: `counts` takes it off there. */
const withoutEdit = (data: Pages, id: string, counts: boolean): Pages => {
  const isIt = (edit: Edit) => String(edit.id) === id
  const last = data.pages.at(-1)
  const isUnread = counts && last?.isCounted && last.total > rowsRead(data.pages)
  if (!isUnread && !data.pages.some(({ items }) => items.some(isIt))) return data
  return { ...data, pages: data.pages.map((page) => ({ ...withoutRows(page, isIt), total: page.total - 1 })) }
}
const withEdit = (data: Pages, id: string, change: (edit: Edit) => Edit): Pages => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...page,
    items: page.items.map((edit) => (String(edit.id) === id ? change(edit) : edit)),
  })),
})

/**
 * A proposal that is decided waits no more, and stands among all of them as it is now, however long a list takes to read.
 * `waited`: it did until now.
 */
const putDecided = async (queries: QueryClient, id: string, change: (edit: Edit) => Edit, waited = false) => {
  await putAnswer<Pages>(queries, editKeys.tab('pending'), (data) => data && withoutEdit(data, id, waited))
  await putAnswer<Pages>(queries, editKeys.tab('all'), (data) => data && withEdit(data, id, change))
}

/** Everything about proposals but each of them for itself. */
const readOthersAnew = (queries: QueryClient) => readEditsAnew(queries, ({ queryKey }) => queryKey[1] !== 'one')

interface Sending extends Deciding {
  /** Looks whether it may be sent; part of it, so that nobody decides a second time meanwhile. @throws NotDecided */
  look: () => Promise<void>
}

/** Sends a decision once. It waits no more at once; afterwards every list is asked again, a long one once it is shown. */
export const useReview = (id: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: editKeys.review(id),
    mutationFn: async ({ action, reason, look }: Sending) => {
      await look()
      return client.edits.review({ params: { id }, body: { action, reason } })
    },
    onSuccess: async (edit, sent) => {
      await putDecided(queries, id, (before) => decidedAs(before, sent, edit), true)
      await putAnswer<Edit>(queries, editKeys.one(id), (before) =>
        before ? decidedAs(before, sent, edit) : (edit ?? undefined),
      )
      // What the answer does not tell is read when the proposal is next shown.
      void queries.invalidateQueries({ queryKey: editKeys.one(id), refetchType: 'none' })
      void readOthersAnew(queries)
      // An approved edit is applied to its title; whatever was sent, the answer may tell of a colleague's approval.
      if (sent.action === 'approve' || edit?.status === 'approved') readTitlesAnew(queries)
    },
  })
}

/** The decision about a proposal that is on its way, also where it was sent by a screen that was left; else null. */
export const useReviewUnderWay = (id: string): Review['action'] | null =>
  useMutationState({
    filters: { mutationKey: editKeys.review(id), status: 'pending' },
    select: ({ state }) => (state.variables as Deciding).action,
  })[0] ?? null

/** Reads one proposal again, past the cache and past the pending list: someone else may have decided (R19). */
export const useReadAgain = (id: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return async (): Promise<Edit> => {
    try {
      const edit = await readEdit(client, queries, id)
      await putAnswer<Edit>(queries, editKeys.one(id), edit)
      if (edit.status !== null && edit.status !== 'pending')
        await putDecided(queries, id, (before) => withKnown(before, edit))
      if (edit.status === 'approved') readTitlesAnew(queries)
      return edit
    } finally {
      // Also where it cannot be read: it may have been decided all the same, and waits no more then.
      void readOthersAnew(queries)
    }
  }
}
