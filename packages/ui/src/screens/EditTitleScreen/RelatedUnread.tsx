import { useState } from 'react'
import type { useRelated } from '../../data/related.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'

/** Why the related titles show numbers, and the way to their names; the reason stays while it is tried again. */
export const RelatedUnread = ({ query }: { query: ReturnType<typeof useRelated> }) => {
  const [failure, setFailure] = useState(query.error)
  if (query.error && query.error !== failure) setFailure(query.error)
  return (
    <QueryFailed
      mild
      query={{ error: failure, isFetching: query.isFetching }}
      title="The names of the related titles could not be read"
      onRetry={() => void query.refetch()}
    >
      <p>They show their numbers meanwhile.</p>
    </QueryFailed>
  )
}
