import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import type { HouseShape } from '../../lib/house-form.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import type { HouseDraft } from './use-house-draft.ts'

interface Props {
  kind: HouseShape['kind']
  draft: HouseDraft
  /** Of one that is there already. */
  edits?: boolean
}

/** R15b: what an earlier visit left of a magazine or publisher. */
export const HouseDraftOffer = ({ kind, draft, edits = false }: Props) =>
  draft.offer && (
    <Notice
      title={edits ? `You have unsaved changes to this ${kind}` : `You began a ${kind} and did not finish`}
      action={
        <>
          <Button size="sm" onClick={draft.restore}>
            Restore draft
          </Button>
          <Button size="sm" variant="quiet" onClick={draft.discard}>
            Discard
          </Button>
        </>
      }
    >
      <bdi lang={scriptLang(draft.offer.name)}>{draft.offer.name.trim() || 'Without a name yet'}</bdi>
    </Notice>
  )
