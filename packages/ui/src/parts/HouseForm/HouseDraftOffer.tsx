import type { HouseShape } from '../../lib/house-form.ts'
import { NamedDraftOffer } from '../DraftOffer/DraftOffer.tsx'
import type { HouseDraft } from './use-house-draft.ts'

interface Props {
  kind: HouseShape['kind']
  draft: HouseDraft
  /** Of one that is there already. */
  edits?: boolean
  /** While the form is sent. */
  disabled: boolean
}

/** R15b: what an earlier visit left of a magazine or publisher. */
export const HouseDraftOffer = ({ kind, draft, edits = false, disabled }: Props) => (
  <NamedDraftOffer
    draft={draft}
    disabled={disabled}
    title={edits ? `You have unsaved changes to this ${kind}` : `You began a ${kind} and did not finish`}
  />
)
