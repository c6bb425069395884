import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx'
import { useNow } from '../../clock/clock.tsx'
import { coversLeft } from '../../lib/cover-count.ts'
import type { KeptTitle } from '../../lib/kept-title.ts'
import { langOfText } from '../../lib/title-text.ts'
import { DraftOffer as Offer } from '../../parts/DraftOffer/DraftOffer.tsx'

interface Props {
  offer: KeptTitle | null
  covers: number
  disabled: boolean
  isBeingSent: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** What an earlier visit left unfinished (R15b). */
export const DraftOffer = ({ offer, covers, disabled, isBeingSent, onRestore, onDiscard }: Props) => {
  const now = useNow()
  if (!offer && covers === 0) return null
  const name = offer?.values.primaryTitle.trim()
  return (
    <Offer
      live="polite"
      title={
        offer ? (
          <>
            You have an unfinished title from <RelativeTime value={offer.savedAt} now={now} />
          </>
        ) : (
          'You have unfinished covers'
        )
      }
      disabled={disabled}
      isBeingSent={isBeingSent}
      onRestore={onRestore}
      onDiscard={onDiscard}
    >
      {offer && (
        <p>
          {name ? <bdi lang={langOfText(name)}>{name}</bdi> : 'Without a name yet'}
          {offer?.created && ' was created; only what follows is missing.'}
        </p>
      )}
      {covers > 0 && <p>{coversLeft(covers)}</p>}
    </Offer>
  )
}
