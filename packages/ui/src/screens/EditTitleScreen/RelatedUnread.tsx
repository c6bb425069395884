import { useState } from 'react'
import type { useRelated } from '../../data/related.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'

interface Props {
  query: ReturnType<typeof useRelated>
  /** The title tells their ids; else there is nothing of them to be shown. */
  hasIds: boolean
}

/** Why the related titles show numbers, or none, and the way to their names; the reason stays while it is tried again. */
export const RelatedUnread = ({ query, hasIds }: Props) => {
  const [failure, setFailure] = useState(query.error)
  if (query.error && query.error !== failure) setFailure(query.error)
  return (
    <QueryFailed
      mild
      query={{ error: failure, isFetching: query.isFetching }}
      title={hasIds ? 'The names of the related titles could not be read' : 'The related titles could not be read'}
      onRetry={() => void query.refetch()}
    >
      <p>{hasIds ? 'They show their numbers meanwhile.' : 'They stay as they are meanwhile.'}</p>
    </QueryFailed>
  )
}
