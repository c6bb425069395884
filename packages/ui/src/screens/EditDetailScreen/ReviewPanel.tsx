import type { Edit } from '@bunko/api-client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { WAYS_ON } from '../../lib/after-ways-on.ts'
import { isBlank } from '../../lib/blank.ts'
import { isBy } from '../../lib/is-by.ts'
import { opensHere } from '../../lib/opens-here.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { ReviewForm } from '../../parts/ReviewForm/ReviewForm.tsx'
import { ReviewOutcome } from '../../parts/ReviewForm/ReviewOutcome.tsx'
import { useUnsaved } from '../../routing/use-unsaved.tsx'
import { may } from '../../session/may-open.ts'
import { useViewer } from '../../session/session-context.tsx'
import { NextProposal } from './NextProposal.tsx'
import { useBackToList, useGoToList, useListAddress } from './use-back-to-list.ts'
import { useIsAsShown } from './use-changed-since.ts'
import { OVERTAKEN, useDecision, type Decider } from './use-decision.ts'

/** What was typed is what is stored: it was sent, though the answer may have been lost. */
const hasArrived = (comment: string, { approval_reason, rejection_reason }: Edit): boolean =>
  [approval_reason, rejection_reason].some((stored) => stored?.trim() === comment.trim())

interface ReviewPanelProps {
  id: string
  edit: Edit
  /** The server knows no such title. */
  titleIsGone: boolean
  now: Date
}

/** Sections 4 and 6: the decision, for those who may make it; who decided, once someone has. */
export const ReviewPanel = ({ id, edit, titleIsGone, now }: ReviewPanelProps) => {
  const viewer = useViewer()
  const user = viewer.kind === 'user' ? viewer : null
  const whose = ({ reviewed_by, reviewer_username }: Edit): Decider => {
    if (isBy(user, reviewed_by, reviewer_username)) return 'mine'
    // An id says nothing as long as one's own is not known.
    const isTold = Boolean(reviewer_username?.trim()) || (reviewed_by !== null && user?.id != null)
    return isTold ? 'another' : 'unnamed'
  }
  const { comment, setComment, decision, sending, approve, reject } = useDecision(id, user && user.name, {
    whose,
    isAsShown: useIsAsShown(edit),
  })
  const list = useListAddress()
  const goToList = useGoToList()
  const place = useRef<HTMLDivElement>(null)
  const isDone = decision.kind === 'done'
  const next = decision.kind === 'done' ? decision.next : undefined
  const isClosed = isDone || edit.status !== 'pending'
  useBackToList(isDone)
  // What an earlier visit has left stays as it is: nobody is asked about that.
  const [found] = useState(comment)
  const unsaved = useUnsaved(
    sending !== null && !isClosed
      ? { title: 'Your decision is being sent', body: 'Leaving does not take it back.' }
      : !isClosed && !isBlank(comment) && comment !== found
        ? {
            title: 'Leave without a decision?',
            body: 'The edit stays pending. Your comment is kept as a draft, and stands here when you come back.',
            draft: true,
          }
        : null,
  )
  useEffect(() => {
    // The form has gone, and the focus with it.
    if (isDone || decision.kind === 'overtaken') place.current?.focus({ preventScroll: true })
  }, [decision.kind, isDone])
  const arrived = isClosed && sending === null && comment !== '' && hasArrived(comment, edit)
  const forget = useEffectEvent(() => setComment(''))
  useEffect(() => {
    if (arrived) forget()
  }, [arrived])
  const mayReview = may(viewer, 'reviewEdits')
  return (
    // On paper nobody decides.
    <Card {...(!isClosed && { className: 'print:hidden' })}>
      <h2 className="sr-only">Review</h2>
      <div ref={place} tabIndex={-1} className="flex flex-col gap-4 outline-none">
        {isClosed ? (
          <>
            {/* Before what was decided: the message of success comes to lie on what stands below it in a low window. */}
            {isDone && (
              <div {...WAYS_ON} className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ui text-ink-muted">
                <p>
                  Returning to the list.{' '}
                  <Link
                    to={list}
                    onClick={(event) => {
                      if (!opensHere(event)) return
                      event.preventDefault()
                      goToList()
                    }}
                  >
                    Go now
                  </Link>
                </p>
                {next && <NextProposal edit={next} />}
              </div>
            )}
            {decision.kind === 'overtaken' && <Overtaken how={decision.how} />}
            <ReviewOutcome edit={edit} now={now} />
            {!isDone && sending === null && comment !== '' && !arrived && (
              <KeptComment
                comment={comment}
                mayHaveArrived={decision.kind === 'overtaken' && decision.how === 'unnamed'}
                onDiscard={() => setComment('')}
              />
            )}
          </>
        ) : mayReview ? (
          <>
            {isBy(user, edit.editor_id, edit.editor_username) && (
              <Notice title="This is your own proposal">You may decide it, or leave it to someone else.</Notice>
            )}
            <ReviewForm
              comment={comment}
              onCommentChange={setComment}
              onApprove={approve}
              onReject={reject}
              sending={sending}
              titleIsGone={titleIsGone}
              error={decision.kind === 'refused' ? decision.text : null}
              isUnsure={decision.kind === 'refused' && decision.isUnsure}
              commentError={decision.kind === 'refused' ? decision.comment : undefined}
            />
          </>
        ) : (
          <Notice>Only Moderators and Admins can review edit proposals.</Notice>
        )}
      </div>
      {unsaved.dialog}
    </Card>
  )
}

/** R19 */
const Overtaken = ({ how }: { how: keyof typeof OVERTAKEN }) => {
  const { tone, title, text } = OVERTAKEN[how]
  return (
    <Notice tone={tone} live="assertive" title={title}>
      {text}
    </Notice>
  )
}

interface KeptCommentProps {
  comment: string
  /** The decision that is there may be the one it was sent with. */
  mayHaveArrived: boolean
  onDiscard: () => void
}
/** R19: a comment that could not be sent any more stays where it can be read and copied. */
const KeptComment = ({ comment, mayHaveArrived, onDiscard }: KeptCommentProps) => {
  const [asking, setAsking] = useState(false)
  const text = (
    <p className="whitespace-pre-wrap">
      <bdi lang={scriptLang(comment)}>{comment}</bdi>
    </p>
  )
  return (
    <div ref={passFocus}>
      <Notice
        title={mayHaveArrived ? 'Your comment may not have arrived' : 'Your comment was not sent'}
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            Discard
          </Button>
        }
      >
        {text}
      </Notice>
      <ConfirmDialog
        open={asking}
        title="Discard your comment?"
        body={
          <>
            {text}
            <p>It is kept in this browser alone. This cannot be undone.</p>
          </>
        }
        confirmLabel="Discard comment"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
