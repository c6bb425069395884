import { errorText, isApiError, type Title } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Cover } from '../../components/Cover/Cover.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useRemoveTitle } from '../../data/title-writes.ts'
import { useTitle } from '../../data/titles.ts'
import { coverSrc } from '../../lib/cover-src.ts'
import { isMissing } from '../../lib/missing.ts'
import { shortened } from '../../lib/shortened.ts'
import { labelOf, langOfText, nameOf } from '../../lib/title-text.ts'
import { isUnsure } from '../../lib/unsure.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'
import { useStillHere } from '../../routing/use-still-here.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'
import { deleteFailure } from './delete-texts.ts'

const UNKNOWN = 'Unknown'
/** The beginning of all of them, each in its own language. */
const authorsOf = ({ author_names }: Title) =>
  shortened(author_names.join(', '), 200)
    .split(', ')
    .map((name, at) => [
      at > 0 && ', ',
      <bdi key={name} lang={langOfText(name)}>
        {name}
      </bdi>,
    ])
const factsOf = (title: Title) => {
  const { text, lang } = nameOf(title)
  return [
    { term: 'Title', description: <bdi lang={lang}>{text}</bdi> },
    { term: 'Year', description: title.year ?? UNKNOWN },
    { term: 'Status', description: labelOf(title.status) ?? UNKNOWN },
    { term: 'Authors', description: title.author_names.length > 0 ? authorsOf(title) : UNKNOWN },
  ]
}

const FAILED = 'Failed to load manga details'

interface Props {
  id: string
  onDeleted: (title: Title) => void
}

/** What would be deleted, and the way to do it (section 2). */
export const PickedTitle = ({ id, onDeleted }: Props) => {
  const query = useTitle(id)
  // Read once and not there any more: what is remembered of it cannot be deleted.
  if (query.data && !isMissing(query.error))
    return (
      <div className="flex flex-col gap-4">
        {query.isError && <QueryFailed mild query={query} title={FAILED} onRetry={() => void query.refetch()} />}
        <Details title={query.data} onDeleted={onDeleted} />
      </div>
    )
  return (
    <Card>
      {query.isError ? (
        <ErrorState
          message={FAILED}
          detail={errorText(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Loading label="Loading the title…" className="flex flex-col gap-3">
          <Skeleton className="h-35 w-23" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-24 w-full" />
        </Loading>
      )}
    </Card>
  )
}

const Details = ({ title, onDeleted }: { title: Title; onDeleted: Props['onDeleted'] }) => {
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const remove = useRemoveTitle()
  // Done, the dialog still stands for a moment: a press on it must not ask for the same again.
  const isClosed = remove.isPending || remove.isSuccess
  const [asking, setAsking] = useState(false)
  const { text, lang } = nameOf(title)
  const failure = remove.isError ? deleteFailure(remove.error) : null
  const isHere = useStillHere()
  // What comes of it is told also to who has left meanwhile: callbacks of `mutate` would not be called for them.
  const confirm = async () => {
    if (isClosed) return
    takeBack()
    try {
      await remove.mutateAsync(title)
      toast('success', 'Title Deleted', { text: 'The manga has been permanently deleted from the database.' })
      if (isHere()) onDeleted(title)
    } catch (error) {
      setAsking(false)
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      const why = deleteFailure(error)
      say(why.title, { text: why.text })
    }
  }
  return (
    <Card title="This will be deleted">
      <div className="flex flex-col gap-5">
        <Cover title={text} lang={lang} src={coverSrc(title.covers, 'medium')} />
        <DescriptionList items={factsOf(title)} />
        {failure && (
          <Notice tone="danger" live="toast" title={failure.title}>
            <p>{failure.text}</p>
            {isUnsure(remove.error) && <p>It may have been deleted all the same: look for it before you try again.</p>}
          </Notice>
        )}
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete Title
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        title="Confirm Deletion"
        body={
          <>
            <p>Are you sure you want to delete this manga? This action cannot be undone.</p>
            <DescriptionList items={factsOf(title)} />
          </>
        }
        confirmLabel="Yes"
        cancelLabel="No"
        busy={isClosed}
        busyLabel="Deleting…"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
