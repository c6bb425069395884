import { errorText, type Edit } from '@bunko/api-client'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card, CardSection } from '../../components/Card/Card.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { FoldedText } from '../../components/FoldedText/FoldedText.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useNow } from '../../clock/clock.tsx'
import { useEdit } from '../../data/edits.ts'
import { useTitle } from '../../data/titles.ts'
import { useDraft } from '../../drafts/drafts.tsx'
import { isBlank } from '../../lib/blank.ts'
import {
  editTypeLabel,
  priorityLabel,
  priorityTone,
  statusLabel,
  statusTone,
  reasonBeside,
  summaryOf,
} from '../../lib/edit-labels.ts'
import { readChanges } from '../../lib/changes.ts'
import { isMissing } from '../../lib/missing.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { nameOf, UNTITLED } from '../../lib/title-text.ts'
import { withKnown } from '../../lib/with-known.ts'
import { ChangeList } from '../../parts/ChangeList/ChangeList.tsx'
import { ChangeKeys } from '../../parts/ChangeList/ChangeKeys.tsx'
import { EditorInfo } from '../../parts/EditorInfo/EditorInfo.tsx'
import { RequireLevel } from '../../routing/RequireLevel.tsx'
import { arriveWith } from '../../routing/use-arrival.ts'
import { useGoOn } from '../../routing/use-go-on.ts'
import { useOnTheWay } from '../../routing/use-on-the-way.ts'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { EditDetailSkeleton, Unnamed } from './EditDetailSkeleton.tsx'
import { EditedTitle } from './EditedTitle.tsx'
import { DETAIL_GRID } from './layout.ts'
import { QueuePlace } from './QueuePlace.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { useListAddress } from './use-back-to-list.ts'
import { useChangedSince } from './use-changed-since.ts'

/** Section 2, /admin/edit-approvals/{editId}: one proposal, and the decision on it. */
export const EditDetailScreen = () => {
  const { editId = '' } = useParams()
  const list = useListAddress()
  return (
    <RequireLevel route="edit">
      {editId.trim() === '' ? <Navigate to={list} replace /> : <EditDetail key={editId} id={editId} />}
    </RequireLevel>
  )
}

const EditDetail = ({ id }: { id: string }) => {
  const query = useEdit(id)
  const list = useListAddress()
  const { error, isFetching } = query
  const { text: comment } = useDraft(`review:${id}`)
  const retry = () => void query.refetch()
  // Known from a list, and gone meanwhile. Who has begun a comment keeps it before her eyes.
  const isGone = isMissing(error) && query.data?.status === 'pending' && isBlank(comment)
  if (query.data && !isGone) {
    return (
      <Proposal
        id={id}
        edit={query.data}
        outdated={
          query.isRefetchError
            ? { title: isMissing(error) ? NOT_FOUND : LOAD_FAILED, text: errorText(error), retry, isFetching }
            : undefined
        }
      />
    )
  }
  if (isMissing(error)) return <NotFound />
  if (!query.isError) return <EditDetailSkeleton list={list} />
  return (
    <>
      <Unnamed />
      <PageHeader title="Edit" breadcrumbs={[{ label: 'Edit approvals', to: list }, { label: `Edit ${id}` }]} />
      <Card>
        <ErrorState message={LOAD_FAILED} detail={errorText(error)} onRetry={retry} retrying={isFetching} />
      </Card>
    </>
  )
}

/** Section 8. */
const LOAD_FAILED = 'Failed to load edit details'
const NOT_FOUND = 'Edit not found'

/** Section 8: said, then back to the list, where it stays readable (R28). */
const NotFound = () => {
  const list = useListAddress()
  const goOn = useGoOn()
  const toast = useToast()
  const isOnTheWay = useOnTheWay()
  const said = useRef(false)
  useEffect(() => {
    if (said.current || isOnTheWay) return
    said.current = true
    toast('error', NOT_FOUND)
    const text = 'It may have been deleted, or the address is wrong.'
    void goOn(list, arriveWith({ tone: 'danger', title: NOT_FOUND, text }))
  }, [list, isOnTheWay, goOn, toast])
  return <EditDetailSkeleton list={list} />
}

const CRUMB_LETTERS = 60
const cut = (name: string): string => {
  const letters = [...name]
  return letters.length > CRUMB_LETTERS ? `${letters.slice(0, CRUMB_LETTERS).join('')}…` : name
}

interface ProposalProps {
  id: string
  edit: Edit
  /** Reading it again failed: what stands here may have changed. */
  outdated: { title: string; text: string; retry: () => void; isFetching: boolean } | undefined
}

const Proposal = ({ id, edit: latest, outdated }: ProposalProps) => {
  const now = useNow()
  const list = useListAddress()
  const changes = useRef<HTMLDivElement>(null)
  const [first] = useState(latest)
  const edit = withKnown(first, latest)
  const since = useChangedSince(edit)
  const read = useTitle(edit.manga_id)
  const titleIsGone = isMissing(read.error)
  const type = editTypeLabel(edit.edit_type)
  const named = read.data && nameOf(read.data).text
  const title = edit.manga_title?.trim() || (named === UNTITLED ? undefined : named)
  const summary = summaryOf(edit)
  const reason = reasonBeside(edit)
  const hasChanges = readChanges(edit.changes).length > 0
  usePageTitle(title ? `${type} of ${title}` : type, 'Edit approvals')
  return (
    <>
      <PageHeader
        title={type}
        breadcrumbs={[
          { label: 'Edit approvals', to: list },
          {
            label: title ? (
              <>
                {type} of <bdi lang={scriptLang(title)}>{cut(title)}</bdi>
              </>
            ) : (
              `${type}, edit ${id}`
            ),
          },
        ]}
        badges={
          <>
            <Badge tone={statusTone(edit.status)}>{statusLabel(edit.status)}</Badge>
            <Badge tone={priorityTone(edit.priority)}>{priorityLabel(edit.priority)}</Badge>
          </>
        }
        actions={
          <>
            {hasChanges && <ChangeKeys container={changes} />}
            <QueuePlace id={id} />
          </>
        }
      />
      {outdated && (
        <div className="mb-5">
          <Notice
            tone="warning"
            live="polite"
            title={outdated.title}
            action={
              <Button size="sm" busy={outdated.isFetching} busyLabel="Trying again…" onClick={outdated.retry}>
                Retry
              </Button>
            }
          >
            {outdated.text.replace(/\.+$/, '')}. What you see may have changed since.
          </Notice>
        </div>
      )}
      <div className={DETAIL_GRID.page}>
        <div className={DETAIL_GRID.columns}>
          <div className={DETAIL_GRID.title}>
            <EditedTitle edit={edit} since={since} isGone={titleIsGone} />
          </div>
          <div data-place="main" className={DETAIL_GRID.main}>
            <Card flush>
              <CardSection>
                <h2 className="text-sm font-semibold text-ink-muted">Summary</h2>
                {summary ? (
                  <FoldedText text={summary} lang={scriptLang(summary)} />
                ) : (
                  <p className="text-ink-muted">No summary given</p>
                )}
                {reason && (
                  <>
                    <h3 className="mt-3 text-sm font-semibold text-ink-muted">Reason</h3>
                    <FoldedText text={reason} lang={scriptLang(reason)} />
                  </>
                )}
              </CardSection>
              <div ref={changes}>
                <ChangeList changes={edit.changes} date={edit.created_at} since={since} />
              </div>
            </Card>
          </div>
          <div className={DETAIL_GRID.side}>
            <ReviewPanel id={id} edit={edit} titleIsGone={titleIsGone} now={now} />
            <EditorInfo edit={edit} now={now} />
          </div>
        </div>
      </div>
    </>
  )
}
