import { errorText, isApiError, refOf, type Title } from '@bunko/api-client'
import { useClock } from '../../clock/clock.tsx'
import { dropBegun, findBegun, keepBegun, type Begun } from '../../drafts/begun.ts'
import { useTabStorage } from '../../drafts/drafts.tsx'
import { useSession, useSessionState } from '../../session/session-context.tsx'
import { draftOwner } from '../../session/viewer.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { outcomeText } from './outcome-text.ts'

/** What a reader began with a title before the login, and what an ended session cuts off. */
export const useBegun = (title: Title) => {
  const toast = useToast()
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
    /**
     * Tells of a refusal, and answers the way to take that back. What a session lost on the way has cut off is done
     * after the login, where it can be kept.
     */
    refused:
      <T>(kind: Begun['kind'], begunBy: (wished: T) => Begun | null) =>
      (error: unknown, wished: T, unsure: boolean) => {
        const isOver = error === null || (isApiError(error) && error.kind === 'session')
        const act = begunBy(wished)
        if (isOver && act && session.state().error !== null && find() === null) {
          keepBegun(tab, refOf(title), act, now().getTime(), who)
          return () => {}
        }
        return toast('error', outcomeText(kind, unsure), {
          text: isOver ? 'Your session had ended.' : errorText(error),
        })
      },
  }
}
