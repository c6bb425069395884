import { errorText, isApiError } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { useRemoveSeason } from '../../data/season-charts.ts'
import { seasonLabel, type SeasonKey } from '../../lib/season.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { notDeletedText } from '../../lib/unsure.ts'
import { useToast } from '../../toasts/toasts.tsx'

interface Props {
  season: SeasonKey
  /** How many titles its chart has. */
  titles: number
  disabled: boolean
  onDeleted: () => void
}

/** Deletes the chart of a season, after asking. */
export const DeleteSeason = ({ season, titles, disabled, onDeleted }: Props) => {
  const toast = useToast()
  const remove = useRemoveSeason()
  const isShown = useIsShown()
  // Done, the dialog still stands for a moment: a press on it must not ask for the same again.
  const isClosed = remove.isPending || remove.isSuccess
  const [asking, setAsking] = useState(false)
  const label = seasonLabel(season)
  const confirm = async () => {
    if (isClosed) return
    try {
      await remove.mutateAsync(season)
      toast('success', 'Season deleted', { text: `The chart of ${label} is gone; its titles are still there.` })
      onDeleted()
    } catch (error) {
      // The dialog says it to whoever is still there, the login that the session has ended.
      if (isShown() || (isApiError(error) && error.kind === 'session')) return
      toast('error', `The season ${notDeletedText(error)}`, { text: errorText(error) })
    }
  }
  return (
    <>
      <Button
        variant="danger"
        disabled={disabled}
        onClick={() => {
          remove.reset()
          setAsking(true)
        }}
      >
        Delete season
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${label}?`}
        body={
          <p>
            The chart of {label} with its {titles === 1 ? '1 title' : `${titles.toLocaleString('en')} titles`} will be
            deleted. The titles themselves stay in the database.
          </p>
        }
        confirmLabel="Delete season"
        busy={isClosed}
        busyLabel="Deleting…"
        error={remove.isError && errorText(remove.error)}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
