import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useSearchParams } from 'react-router-dom'

type Led = { from?: unknown } | null | undefined
type Change = (now: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address, and a way to change them that begins with what stands there by now. The router's own
 * begins with those last drawn: of two changes on a busy page the second would undo the first. Typing replaces the entry
 * of the history, choosing (`push`) adds one; both tell what has led here (`useGoOn`). Nothing is replaced while another
 * page is on its way.
 */
export const useParamsNow = () => {
  const [params] = useSearchParams()
  const router = use(DataRouterContext)?.router
  const navigate = useNavigate()
  const change = useCallback(
    (next: Change, { push = false }: { push?: boolean } = {}) => {
      const { location, navigation } = router?.state ?? {}
      const coming = navigation?.location
      const isSamePage = coming?.pathname === location?.pathname
      // After Back the browser's entry is that of the other page already.
      if (coming && !isSamePage && !push) return undefined
      const now = isSamePage ? coming : location
      return navigate(`?${next(new URLSearchParams(now?.search ?? params))}`, {
        replace: !push,
        preventScrollReset: true,
        state: { from: push && now ? now.pathname + now.search : (now?.state as Led)?.from },
      })
    },
    [navigate, params, router],
  )
  return [params, change] as const
}
