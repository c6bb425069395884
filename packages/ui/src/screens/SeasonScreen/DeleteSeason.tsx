import { errorText, isApiError } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useRemoveSeason } from '../../data/season-charts.ts'
import { titlesText } from '../../lib/number-text.ts'
import { seasonLabel, type SeasonKey } from '../../lib/season.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'
import { useFailureToast } from '../../toasts/use-failure-toast.ts'

interface Props {
  season: SeasonKey
  /** How many titles its chart has. */
  titles: number
  disabled: boolean
  onDeleted: () => void
}

const outcomeText = (error: unknown) => `The season ${notDeletedText(error)}`

/** Deletes the chart of a season, after asking. */
export const DeleteSeason = ({ season, titles, disabled, onDeleted }: Props) => {
  const toast = useToast()
  const { say, takeBack } = useFailureToast()
  const remove = useRemoveSeason()
  // Done, the dialog still stands for a moment: a press on it must not ask for the same again.
  const isClosed = remove.isPending || remove.isSuccess
  const [asking, setAsking] = useState(false)
  const label = seasonLabel(season)
  const confirm = async () => {
    if (isClosed) return
    takeBack()
    try {
      await remove.mutateAsync(season)
      toast('success', 'Season deleted', { text: `The chart of ${label} is gone; its titles are still there.` })
      onDeleted()
    } catch (error) {
      setAsking(false)
      // An ended session leads to the login, which says so itself.
      if (isApiError(error) && error.kind === 'session') return
      say(outcomeText(error), { text: errorText(error) })
    }
  }
  return (
    <>
      {remove.isError && (
        <div className="w-full">
          <Notice tone="danger" live="toast" title={outcomeText(remove.error)}>
            {errorText(remove.error)}
          </Notice>
        </div>
      )}
      <Button variant="danger" disabled={disabled} onClick={() => setAsking(true)}>
        Delete season
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${label}?`}
        body={
          <p>
            The chart of {label} with its {titlesText(titles)} will be deleted. The titles themselves stay in the
            database.
          </p>
        }
        confirmLabel="Delete season"
        busy={isClosed}
        busyLabel="Deleting…"
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
