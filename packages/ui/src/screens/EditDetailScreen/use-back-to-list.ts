import { AFTER_REVIEW_REDIRECT_MS } from '@bunko/api-client'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { useClock } from '../../clock/clock.tsx'
import { afterWaysOn } from '../../lib/after-ways-on.ts'
import { paths } from '../../paths.ts'
import { useGoOn } from '../../routing/use-go-on.ts'
import { listQuery, useListPlace } from '../../routing/use-list-place.ts'
import { useOnTheWay } from '../../routing/use-on-the-way.ts'

/** Whether one goes on through the queue: who came from a list that was filtered or searched would be led out of it. */
export const useFollowsQueue = (): boolean => !listQuery(useLocation().state)

/** The list as it was left (tab, filter, search), where the way here led through it. */
export const useListAddress = (): string => useListPlace(paths.editApprovals.to())

/** To the list, where it was left where the way here led through it. What is decided is not behind Back. */
export const useGoToList = () => {
  const list = useListAddress()
  const goOn = useGoOn()
  return () => void goOn(list)
}

/** Section 4: 2 s after the decision back to the list, unless the person has left before, or is on the way: to code that is to come. */
export const useBackToList = (decided: boolean): void => {
  const goToList = useGoToList()
  const isOnTheWay = useOnTheWay()
  const { stretch = 1 } = useClock()
  const goBack = useEffectEvent(() => !isOnTheWay && goToList())
  useEffect(() => {
    if (!decided) return undefined
    return afterWaysOn(() => goBack(), AFTER_REVIEW_REDIRECT_MS * stretch)
  }, [decided, stretch])
}
