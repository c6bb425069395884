import { useParams } from 'react-router-dom'
import { useViewer } from '../session/session-context.tsx'

/** Where others find what `/lists` or `/favorites` shows; null where one is there already, or has no id. */
export const useOwnAddress = (ofUser: { to: (params: { id: string }) => string }): string | null => {
  const { id } = useParams()
  const viewer = useViewer()
  return id === undefined && viewer.kind === 'user' && viewer.id !== null ? ofUser.to({ id: viewer.id }) : null
}
