import { AFTER_REVIEW_REDIRECT_MS } from '@bunko/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useOnTheWay } from '../../routing/use-on-the-way.ts'

const listQuery = (state: unknown): string => {
  const query = typeof state === 'object' && state !== null && 'list' in state ? state.list : ''
  return typeof query === 'string' && query.startsWith('?') ? query : ''
}

/** The list as it was left (tab, filter, search), where the way here led through it. */
export const useListAddress = (): string => paths.editApprovals.to() + listQuery(useLocation().state)

/** Section 4: 2 s after the decision back to the list, unless the person has left before, or is on the way: to code that is to come. */
export const useBackToList = (decided: boolean): void => {
  const list = useListAddress()
  const navigate = useNavigate()
  const isOnTheWay = useOnTheWay()
  const goBack = useEffectEvent(() => !isOnTheWay && void navigate(list))
  useEffect(() => {
    if (!decided) return undefined
    const timer = setTimeout(() => goBack(), AFTER_REVIEW_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [decided])
}
