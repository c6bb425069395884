import { use, useRef } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

/** The page whose link led here, where the link's `state` tells it as `{ from }`. */
const fromOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'from' in state ? state.from : null

/**
 * Leads on to an address, in the place of this page. Where a link there has led here, that page's own entry of the
 * history is gone back to: of two entries beside each other the second takes the first Back for itself.
 */
export const useGoOn = () => {
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  const { state } = useLocation()
  const isGone = useRef(false)
  return async (to: string) => {
    // Twice would be two pages back.
    if (isGone.current) return
    isGone.current = true
    if (fromOf(state) === to) {
      await navigate(-1)
      const now = router?.state
      // Another page may stand there by now. Who is on the way elsewhere is left alone.
      if (now?.navigation.state !== 'idle' || now.location.pathname + now.location.search === to.split('#')[0]) return
    }
    await navigate(to, { replace: true })
  }
}
