import type { Edit, Page, Review } from '@bunko/api-client'
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { withoutRows } from '../lib/next-offset.ts'
import { decidedAs, type Deciding } from '../lib/decided-as.ts'
import { useClient } from './api-context.tsx'
import { readEditsAnew } from './edits-anew.ts'
import { editKeys, readEdit } from './edits.ts'
import { putAnswer } from './put-answer.ts'
import { readTitlesAnew } from './shows-titles.ts'

const withoutEdit = (data: InfiniteData<Page<Edit>>, id: string): InfiniteData<Page<Edit>> => ({
  ...data,
  pages: data.pages.map((page) => ({
    ...withoutRows(page, (edit) => String(edit.id) === id),
    total: page.total - 1,
  })),
})

/** Everything about proposals but each of them for itself. */
const readOthersAnew = (queries: QueryClient) => readEditsAnew(queries, ({ queryKey }) => queryKey[1] !== 'one')

/** Sends a decision once. It waits no more at once; afterwards every list is asked again, a long one once it is shown. */
export const useReview = (id: string) => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationKey: editKeys.review(id),
    mutationFn: ({ action, reason }: Deciding) => client.edits.review({ params: { id }, body: { action, reason } }),
    onSuccess: async (edit, sent) => {
      await putAnswer<InfiniteData<Page<Edit>>>(
        queries,
        editKeys.tab('pending'),
        (data) => data && withoutEdit(data, id),
      )
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
      if (edit.status === 'approved') readTitlesAnew(queries)
      return edit
    } finally {
      // Also where it cannot be read: it may have been decided all the same, and waits no more then.
      void readOthersAnew(queries)
    }
  }
}
