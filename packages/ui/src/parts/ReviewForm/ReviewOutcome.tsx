import type { Edit } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Notice } from '../../components/Notice/Notice.tsx'
import { cx } from '../../lib/cx.ts'
import { statusLabel } from '../../lib/edit-labels.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { Moment } from '../EditorInfo/Moment.tsx'

export type Decided = Pick<
  Edit,
  'status' | 'reviewer_username' | 'reviewed_at' | 'approval_reason' | 'rejection_reason'
>

const Reason = ({ text }: { text: string | null }) =>
  text?.trim() ? (
    <bdi lang={scriptLang(text)} className="whitespace-pre-wrap">
      {text.trim()}
    </bdi>
  ) : (
    <span className="text-ink-muted">No reason given</span>
  )

const Fact = ({ term, wide, children }: { term: string; wide?: boolean; children: ReactNode }) => (
  <div className={cx('min-w-0', wide && 'sm:col-span-2')}>
    <dt className="text-ink-muted">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/**
 * Section 4: who decided, when and why. A status that is none of ours is named and has no reason to show.
 *
 * Use for a proposal that is pending no more; not while it can be decided, there `ReviewForm`.
 *
 * Keyboard: none, it is text.
 */
export const ReviewOutcome = ({ edit, now }: { edit: Decided; now: Date }) => {
  const { status } = edit
  const approved = status === 'approved'
  const decided = approved || status === 'rejected'
  const reviewer = edit.reviewer_username?.trim()
  return (
    <div className="flex flex-col gap-4">
      {decided ? (
        <Notice tone={approved ? 'success' : 'danger'} title={`This edit has already been reviewed and ${status}`} />
      ) : (
        <Notice title="This edit cannot be reviewed">Its status is {statusLabel(status)}.</Notice>
      )}
      {decided && (
        <dl className="grid gap-x-8 gap-y-3 text-ui sm:grid-cols-2">
          <Fact term="Reviewer">
            {reviewer ? <bdi lang={scriptLang(reviewer)}>{reviewer}</bdi> : 'Unknown reviewer'}
          </Fact>
          <Fact term="Reviewed">
            <Moment value={edit.reviewed_at} now={now} />
          </Fact>
          <Fact term={approved ? 'Approval reason' : 'Rejection reason'} wide>
            <Reason text={approved ? edit.approval_reason : edit.rejection_reason} />
          </Fact>
        </dl>
      )}
    </div>
  )
}
