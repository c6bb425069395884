import { use, useCallback } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useNavigate, useSearchParams } from 'react-router-dom'

type Change = (now: URLSearchParams) => URLSearchParams

/**
 * The parameters of the address, and a way to change them that begins with what stands there by now. The router's own
 * begins with those last drawn: of two changes on a busy page the second would undo the first. Typing replaces the entry
 * of the history, choosing (`push`) adds one. Nothing is replaced while another page is on its way.
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
      const search = (isSamePage ? coming : location)?.search
      return navigate(`?${next(new URLSearchParams(search ?? params))}`, { replace: !push, preventScrollReset: true })
    },
    [navigate, params, router],
  )
  return [params, change] as const
}
