import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { isBlank } from '../../lib/blank.ts'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'

/** A decision, as section 7 has it in the body of a review. */
export type ReviewAction = 'approve' | 'reject'

interface ReviewFormProps {
  /** As it is typed. */
  comment: string
  /** Told of all of it, at every letter. */
  onCommentChange: (comment: string) => void
  /** Approve was pressed, with a comment or without. */
  onApprove: () => void
  /** Called only with a comment that says something. */
  onReject: () => void
  /** The decision that is on its way. */
  sending?: ReviewAction | null
  /** Why the last decision did not go through; a toast says it as well (R28). */
  error?: string | null
  /** The decision may have arrived all the same: no answer came, or none that says. */
  isUnsure?: boolean
  /** What the server finds wrong with the comment; not also in `error`. */
  commentError?: string | undefined
  /** There is nothing that an approval could be applied to. */
  titleIsGone?: boolean
}

/**
 * Section 5: rejecting needs a comment that says something, approving needs none. Without one the reject button is
 * disabled, yet can be reached, and then says what is missing.
 *
 * Use for a pending proposal, for whoever may decide it; not once it is decided, there `ReviewOutcome`.
 *
 * Keyboard: Enter in the comment begins a new line; Tab goes on to Approve and Reject, Enter or Space presses. Reject
 * without a comment takes the focus back there, as does a comment that the server refuses. While a decision is sent its
 * button keeps the focus, the other is no stop.
 */
export const ReviewForm = ({
  comment,
  onCommentChange,
  onApprove,
  onReject,
  sending = null,
  error,
  isUnsure = false,
  commentError,
  titleIsGone = false,
}: ReviewFormProps) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const [tried, setTried] = useState(false)
  const blank = isBlank(comment)
  useEffect(() => {
    if (commentError) focusToCorrect(field.current)
  }, [commentError])
  const reject = () => {
    if (!blank) return onReject()
    setTried(true)
    field.current?.focus()
  }
  return (
    <form
      aria-label="Review"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
      }}
    >
      <Field
        label="Review comment"
        hint="Needed to reject, welcome when approving. The editor will read it."
        error={tried && blank ? 'Rejection reason is required' : commentError}
      >
        {(control) => (
          <TextArea
            {...control}
            ref={field}
            value={comment}
            readOnly={sending !== null}
            onChange={(event) => {
              setTried(false)
              onCommentChange(event.target.value)
            }}
          />
        )}
      </Field>
      {error && (
        <Notice tone="danger" live="toast">
          <p>{error}</p>
          {isUnsure && <p>Your decision may have arrived all the same.</p>}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button
          variant="primary"
          busy={sending === 'approve'}
          busyLabel="Approving…"
          disabled={sending === 'reject'}
          onClick={onApprove}
        >
          Approve
        </Button>
        <Button
          variant="danger"
          busy={sending === 'reject'}
          busyLabel="Rejecting…"
          disabled={sending === 'approve'}
          aria-disabled={blank}
          onClick={reject}
        >
          Reject
        </Button>
        <p className="text-sm text-ink-muted">
          {titleIsGone
            ? 'There is no title left to apply an approval to'
            : 'An approved edit is applied to the title at once'}
        </p>
      </div>
    </form>
  )
}
