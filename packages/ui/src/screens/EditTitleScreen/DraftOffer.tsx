import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { useNow } from '../../clock/clock.tsx'
import { changedFields } from '../../lib/changed-fields.ts'
import { coversLeft } from '../../lib/cover-count.ts'
import type { KeptEdit } from '../../lib/edit-draft-write.ts'
import { TITLE_FIELDS } from '../../lib/title-fields.ts'
import { DraftOffer as Offer } from '../../parts/DraftOffer/DraftOffer.tsx'

interface Props {
  offer: KeptEdit | null
  covers: number
  disabled: boolean
  isBeingSent: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** What an earlier visit left (R15b): `offer`, `covers`, or both. */
export const DraftOffer = ({ offer, covers, disabled, isBeingSent, onRestore, onDiscard }: Props) => {
  const now = useNow()
  const fields = offer ? changedFields(offer.before, offer.after).map((field) => TITLE_FIELDS[field].label) : []
  return (
    <Offer
      live="polite"
      title={
        offer ? (
          offer.unsure && !isBeingSent ? (
            <>
              You have changes from <RelativeTime value={offer.savedAt} now={now} /> that may have arrived
            </>
          ) : (
            <>
              You have unsent changes from <RelativeTime value={offer.savedAt} now={now} />
            </>
          )
        ) : (
          'You have unfinished covers'
        )
      }
      disabled={disabled}
      isBeingSent={isBeingSent}
      onRestore={onRestore}
      onDiscard={onDiscard}
    >
      {fields.length > 0 && <p>{fields.join(', ')}</p>}
      {covers > 0 && <p>{coversLeft(covers)}</p>}
    </Offer>
  )
}
