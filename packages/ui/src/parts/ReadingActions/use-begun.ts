import { errorText, isApiError, refOf, type Title } from '@bunko/api-client'
import { useClock } from '../../clock/clock.tsx'
import { dropBegun, findBegun, keepBegun, type Begun } from '../../drafts/begun.ts'
import { useTabStorage } from '../../drafts/drafts.tsx'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { outcomeText } from './outcome-text.ts'

/** What a reader began with a title before the login, and what an ended session cuts off. */
export const useBegun = (title: Title) => {
  const { say, takeBack } = useFailureToast()
  const tab = useTabStorage()
  const { now } = useClock()
  const { session } = useSession()
  const who = draftOwner(useSessionState())
  const find = () => findBegun(tab, refOf(title), now().getTime(), who)
  return {
    /** What is to be done now, once: whatever becomes of it, it is never sent twice. */
    take: (isReady: Record<Begun['kind'], boolean>): Begun | null => {
      const act = find()
      if (!act || !isReady[act.kind]) return null
      dropBegun(tab)
      return act
    },
    /** It is tried again: what was said of the time before is over. */
    takeBack: (kind: Begun['kind']) => takeBack(kind),
    /** Tells of a refusal. What a session lost on the way has cut off is done after the login, where it can be kept. */
    refused:
      <T>(kind: Begun['kind'], begunBy: (wished: T) => Begun | null) =>
      (error: unknown, wished: T, unsure: boolean) => {
        const isOver = error === null || (isApiError(error) && error.kind === 'session')
        const act = begunBy(wished)
        if (isOver && act && session.state().error !== null && find() === null)
          keepBegun(tab, refOf(title), act, now().getTime(), who)
        else say(outcomeText(kind, unsure), { text: isOver ? 'Your session had ended.' : errorText(error), key: kind })
      },
  }
}
