import type { Edit } from '@bunko/api-client'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
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

interface Props {
  /** The proposal, of which its status and its review are shown. */
  edit: Decided
  /** From which it is told how long ago that was. */
  now: Date
}

/**
 * Section 4: who decided, when and why. A status that is none of ours is named and has no reason to show. All of it is
 * in a neutral tone: the status has its badge, and a rejection is no error.
 *
 * Use for a proposal that is pending no more; not while it can be decided, there `ReviewForm`.
 *
 * Keyboard: none, it is text.
 */
export const ReviewOutcome = ({ edit, now }: Props) => {
  const { status } = edit
  const approved = status === 'approved'
  const decided = approved || status === 'rejected'
  const reviewer = edit.reviewer_username?.trim()
  return (
    <div className="flex flex-col gap-4">
      {decided ? (
        <Notice title={`This edit has already been reviewed and ${status}`} />
      ) : (
        <Notice title="This edit cannot be reviewed">Its status is {statusLabel(status)}.</Notice>
      )}
      {decided && (
        <>
          <DescriptionList
            items={[
              {
                term: 'Reviewer',
                description: reviewer ? <bdi lang={scriptLang(reviewer)}>{reviewer}</bdi> : 'Unknown reviewer',
              },
              { term: 'Reviewed', description: <Moment value={edit.reviewed_at} now={now} /> },
            ]}
          />
          <DescriptionList
            layout="stacked"
            items={[
              {
                term: approved ? 'Approval reason' : 'Rejection reason',
                description: <Reason text={approved ? edit.approval_reason : edit.rejection_reason} />,
              },
            ]}
          />
        </>
      )}
    </div>
  )
}
