import { useNavigate } from 'react-router-dom'
import { useSession } from '../session/session-context.tsx'

/** Goes where a session's end leads; until that is drawn (`SessionWatch` sees it), gates wait instead of refusing. */
export const useLeave = (): ((to: string) => void) => {
  const navigate = useNavigate()
  const { transit } = useSession()
  return (to) => {
    transit.leaving = true
    void Promise.resolve(navigate(to, { replace: true })).catch((error: unknown) => {
      transit.leaving = false
      throw error
    })
  }
}
