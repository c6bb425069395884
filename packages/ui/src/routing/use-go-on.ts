import { use, useRef } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom'
import { cameFrom, pageOf } from './came-from.ts'

/**
 * Leads on to an address, in the place of this page: what is done is not behind Back. Where a link there has led here,
 * that page's own entry of the history is gone back to: of two entries beside each other the second takes the first Back
 * for itself. Who is asked before they leave is asked as for any other way.
 */
export const useGoOn = () => {
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const goneFrom = useRef<string>(null)
  return async (to: string, options: NavigateOptions = {}) => {
    // Twice would be two pages back.
    if (goneFrom.current === key) return
    goneFrom.current = key
    const isHere = () => router?.state.location.key === key
    if (options.replace !== false && cameFrom(state) === pageOf(to)) {
      await navigate(-1)
      // Another page may stand there by now. Who is on the way elsewhere, or is asked first, is left alone.
      const { navigation, location } = router?.state ?? {}
      const isThere = location && location.pathname + location.search === pageOf(to)
      if (isHere()) goneFrom.current = null
      if (isHere() || navigation?.state !== 'idle' || (isThere && options.state === undefined)) return
    }
    await navigate(to, { replace: true, ...options, state: { ...(options.state as object | null), ledOn: true } })
    if (isHere()) goneFrom.current = null
  }
}
