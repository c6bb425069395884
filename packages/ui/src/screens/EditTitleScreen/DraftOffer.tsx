import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { useNow } from '../../clock/clock.tsx'
import type { KeptEdit } from '../../lib/kept-edit.ts'
import { changedFields } from '../../lib/title-changes.ts'
import { TITLE_FIELDS } from '../../lib/title-form.ts'

interface Props {
  offer: KeptEdit | null
  disabled: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** What an earlier visit left unsent (R15b). */
export const DraftOffer = ({ offer, disabled, onRestore, onDiscard }: Props) => {
  const now = useNow()
  if (!offer) return null
  const fields = changedFields(offer.before, offer.after).map((field) => TITLE_FIELDS[field].label)
  return (
    <Notice
      live="polite"
      title={
        <>
          You have unsent changes from <RelativeTime value={offer.savedAt} now={now} />
        </>
      }
      action={
        <>
          <Button size="sm" disabled={disabled} onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="quiet" disabled={disabled} onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {fields.length > 0 && <p>{fields.join(', ')}</p>}
    </Notice>
  )
}
