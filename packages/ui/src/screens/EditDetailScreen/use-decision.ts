import { errorText, isApiError, REVIEW_TOAST_MS, type Edit } from '@bunko/api-client'
import { useRef, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { useQueueNeighbour } from '../../data/edits.ts'
import { useReadAgain, useReview, useReviewUnderWay } from '../../data/review.ts'
import { useDraft } from '../../drafts/drafts.tsx'
import { earlierIn, NotDecided } from '../../lib/decided-as.ts'
import { reasonOf } from '../../lib/review-reason.ts'
import { asksToWait, isUnsure } from '../../lib/unsure.ts'
import type { ReviewAction } from '../../parts/ReviewForm/ReviewForm.tsx'
import { useSameLogin } from '../../session/use-same-login.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { useToldAnywhere } from '../../toasts/use-told-anywhere.ts'
import { useFollowsQueue } from './use-back-to-list.ts'

const WORDS = {
  approve: { status: 'approved', done: 'Edit approved successfully', failed: 'Failed to approve edit' },
  reject: { status: 'rejected', done: 'Edit rejected successfully', failed: 'Failed to reject edit' },
} as const
/** R19, by whose decision it was, and which. A decision whose answer was lost may turn out to have arrived. */
export const OVERTAKEN = {
  mine: { tone: 'info', title: 'Your earlier decision had already arrived', text: undefined },
  otherwise: { tone: 'warning', title: 'You had already decided otherwise', text: 'This decision was not saved.' },
  another: { tone: 'warning', title: 'Someone else decided first', text: 'Your decision was not saved.' },
  // Nobody is named: it may be the one that was sent.
  unnamed: { tone: 'info', title: 'This edit has been decided', text: 'The server does not say by whom.' },
  unnamedOtherwise: {
    tone: 'warning',
    title: 'This edit has been decided otherwise',
    text: 'Your decision was not saved.',
  },
} as const
type Overtaken = keyof typeof OVERTAKEN
/** Somebody has saved what would be approved over: nothing is sent before that was seen. */
const CHANGED = {
  title: 'Not approved: the title has changed meanwhile',
  text: 'Nothing was sent. Look at what is marked as changed since, then approve or reject.',
} as const
const OTHERWISE = { mine: 'otherwise', another: 'another', unnamed: 'unnamedOtherwise' } as const satisfies Record<
  Decider,
  Overtaken
>
/** Whose a decision was that is there; 'unnamed' where the server names nobody. */
export type Decider = 'mine' | 'another' | 'unnamed'
/** A decision refused in one of these ways may have been overtaken by another (R19); also where a refusal is a 200 (R1). */
const PERHAPS_DECIDED = new Set([400, 404, 409])

export type Decision =
  | { kind: 'open' }
  | {
      kind: 'done'
      /** Its neighbour in the queue, as that stood when it was sent. */ next: Edit | undefined
    }
  | {
      kind: 'refused'
      /** '' where the comment's field says it. */ text: string
      /** What is wrong with the comment, where the server says so. */ comment?: string | undefined
      /** It may have arrived all the same: no answer came, or none that says. */ isUnsure: boolean
    }
  /** It was decided before: the proposal has been read again (R19). */
  | { kind: 'overtaken'; how: Overtaken }

const isDecided = ({ status }: Edit) => status !== null && status !== 'pending'

/**
 * The comment, and the one decision that is made with it. Nothing typed is lost, nothing is sent twice. `by` is the name
 * of whoever decides; `whose` tells of a decided proposal who decided it; `isAsShown` whether an approval would still do
 * what the screen shows.
 */
export const useDecision = (
  id: string,
  by: string | null,
  { whose, isAsShown }: { whose: (edit: Edit) => Decider; isAsShown: () => Promise<boolean> },
) => {
  const review = useReview(id)
  const readAgain = useReadAgain(id)
  const neighbour = useQueueNeighbour(id)
  const followsQueue = useFollowsQueue()
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const toldAnywhere = useToldAnywhere()
  const draft = useDraft(`review:${id}`)
  const [sending, setSending] = useState<ReviewAction | null>(null)
  const [decision, setDecision] = useState<Decision>({ kind: 'open' })
  const underWay = useRef(false)
  const sentBefore = useReviewUnderWay(id)
  const { now } = useClock()
  const isSame = useSameLogin()

  const overtaken = (action: ReviewAction, edit: Edit): Decision => {
    const decider = whose(edit)
    const how = edit.status === WORDS[action].status ? decider : OTHERWISE[decider]
    const { tone, title, text } = OVERTAKEN[how]
    toldAnywhere(tone, title, { text })
    return { kind: 'overtaken', how }
  }
  const onRefused = async (action: ReviewAction, error: unknown): Promise<Decision> => {
    const refusal = isApiError(error) && error.kind === 'http' ? error : null
    // A server that asks to be left alone (503) has not taken it on, and is not asked at once.
    const unsure = isUnsure(error) && !asksToWait(error)
    if (unsure || (refusal && (refusal.status < 300 || PERHAPS_DECIDED.has(refusal.status)))) {
      const edit = await readAgain().catch(() => null)
      if (edit && isDecided(edit)) return overtaken(action, edit)
    }
    const text = errorText(error, WORDS[action].failed)
    // An ended session leads to the login, which says so itself.
    if (!isApiError(error) || error.kind !== 'session')
      say(WORDS[action].failed, { text: text === WORDS[action].failed ? undefined : text, isUnsure: unsure })
    const comment = refusal?.fields['reason']
    return { kind: 'refused', text: text === comment ? '' : text, comment, isUnsure: unsure }
  }

  const decide = async (action: ReviewAction) => {
    if (underWay.current || sentBefore) return
    underWay.current = true
    const next = followsQueue ? neighbour() : undefined
    takeBack()
    setSending(action)
    setDecision({ kind: 'open' })
    const look = async () => {
      if (action === 'approve' && !(await isAsShown())) throw new NotDecided('changed')
      // Somebody else may have signed in while it was looked at.
      if (!isSame()) throw new NotDecided('left')
    }
    try {
      const reason = reasonOf(action, draft.text)
      const answer = await review.mutateAsync({ action, reason, by, at: now().toISOString(), look })
      const earlier = earlierIn(id, action, answer, (edit) => whose(edit) === 'another')
      if (earlier) {
        // It may say no more than how it was decided: who, when and why is asked for (R19).
        const edit = await readAgain().catch(() => earlier)
        setDecision(overtaken(action, isDecided(edit) ? edit : earlier))
        underWay.current = false
        return
      }
      draft.clear()
      toast('success', WORDS[action].done, { ms: REVIEW_TOAST_MS, topic: 'decision' })
      setDecision({ kind: 'done', next })
    } catch (error) {
      if (!(error instanceof NotDecided)) setDecision(await onRefused(action, error))
      else if (error.why === 'changed') {
        say(CHANGED.title, { text: CHANGED.text, tone: 'warning' })
        setDecision({ kind: 'refused', text: `${CHANGED.title}. ${CHANGED.text}`, isUnsure: false })
      }
      underWay.current = false
    } finally {
      setSending(null)
    }
  }

  return {
    comment: draft.text,
    setComment: (comment: string) => {
      draft.set(comment)
      // What was wrong with it was said of another one; what else was refused still is.
      if (decision.kind === 'refused' && decision.comment) setDecision({ ...decision, comment: undefined })
    },
    decision,
    /** By this screen, or by one that was left before it was answered. */
    sending: sending ?? sentBefore,
    approve: () => void decide('approve'),
    reject: () => void decide('reject'),
  }
}
