import type { Edit } from '@bunko/api-client'
import { Notice } from '../../components/Notice/Notice.tsx'
import { paths } from '../../paths.ts'
import { DoneLink } from '../../routing/DoneLink.tsx'
import { SUCCEEDED } from './edit-texts.ts'

/** A proposal waits for its review: the screen says so and leads back. */
export const SentPanel = ({ edit, back }: { edit: Edit | null; back: string }) => (
  <Notice
    tone="success"
    live="toast"
    title={SUCCEEDED.propose}
    action={
      <>
        <DoneLink size="sm" to={back}>
          Back to the title
        </DoneLink>
        {edit && (
          <DoneLink size="sm" to={paths.edit.to({ editId: edit.id })}>
            View the proposal
          </DoneLink>
        )}
      </>
    }
  >
    A moderator will look at it. The title stays as it is until then.
  </Notice>
)
