import { refOf, type ProposalDraft, type Title, type TitleDraft } from '@bunko/api-client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerOver } from '../lib/answer-over.ts'
import { isUnsure, mayBeGone, onceDone } from '../lib/unsure.ts'
import { useClient } from './api-context.tsx'
import { readEditsAnew } from './edits-anew.ts'
import { readAnew } from './read-anew.ts'
import { readTitlesAnew, SHOWS_TITLES } from './shows-titles.ts'
import { titleQuery } from './titles.ts'

/** What shows titles is asked again when next shown; until then `now` stands for the title that it is. */
export const useForgetTitles = () => {
  const client = useClient()
  const queries = useQueryClient()
  return (now?: Title) => {
    if (now) queries.setQueryData(titleQuery(client, refOf(now)).queryKey, now)
    readTitlesAnew(queries)
  }
}

/** POST /manga/, once (R12). */
export const useCreateTitle = () => {
  const client = useClient()
  const forget = useForgetTitles()
  return useMutation({
    mutationFn: (body: TitleDraft) => client.titles.create({ body }),
    ...onceDone(forget),
  })
}

/**
 * PUT /manga/{id}/: section 6's direct edit by levels 1 and 2. Resolves to what has become of what was `stored`, and to
 * what of it the server has told; null for nothing.
 */
export const useSaveTitle = (title: Title) => {
  const client = useClient()
  const forget = useForgetTitles()
  return useMutation({
    mutationFn: async ({ stored, body }: { stored: Title; body: Partial<TitleDraft> }) => {
      const told = await client.titles.update({ params: { id: refOf(title) }, body })
      return { saved: answerOver(stored, body, told), told }
    },
    onSuccess: ({ saved }) => forget(saved),
    onError: (error) => isUnsure(error) && forget(),
  })
}

/** POST /edits/proposals/: what level 3 and above send instead. */
export const useProposeEdit = () => {
  const client = useClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: ProposalDraft) => client.edits.propose({ body }),
    ...onceDone(() => void readEditsAnew(queries)),
  })
}

/** DELETE /manga/{id}/. What still shows the title is not asked again for it. */
export const useRemoveTitle = () => {
  const client = useClient()
  const queries = useQueryClient()
  const forget = (title: Title) => {
    const gone = titleQuery(client, refOf(title)).queryKey
    void queries.invalidateQueries({ queryKey: gone, refetchType: 'none' })
    for (const name of SHOWS_TITLES)
      void readAnew(queries, {
        queryKey: [name],
        predicate: (query) => gone.some((part, at) => query.queryKey[at] !== part),
      })
    void readEditsAnew(queries)
  }
  return useMutation({
    mutationFn: (title: Title) => client.titles.remove({ params: { id: refOf(title) } }),
    onSuccess: (_, title) => forget(title),
    onError: (error, title) => mayBeGone(error) && forget(title),
  })
}
