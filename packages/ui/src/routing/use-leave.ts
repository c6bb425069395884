import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../session/session-context.tsx'

/** Goes where a session's end leads; until that is drawn (`SessionWatch` sees it), gates wait instead of refusing. */
export const useLeave = (): ((to: string) => void) => {
  const navigate = useNavigate()
  const { transit } = useSession()
  const { key } = useLocation()
  return (to) => {
    transit.leaving = key
    void Promise.resolve(navigate(to, { replace: true })).catch((error: unknown) => {
      transit.leaving = null
      throw error
    })
  }
}
