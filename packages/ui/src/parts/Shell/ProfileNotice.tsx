import { errorText, profileError } from '@bunko/api-client'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useLoadProfile, useSession } from '../../session/session-context.tsx'

/** R6: who is signed in but could not be looked up counts as level 4, and may try again. */
export const ProfileNotice = () => {
  const { session } = useSession()
  const loadProfile = useLoadProfile()
  const [busy, setBusy] = useState(false)
  const retry = () => {
    setBusy(true)
    void loadProfile().finally(() => setBusy(false))
  }
  return (
    <div className="mb-6">
      <Notice
        tone="warning"
        live="polite"
        title="Your profile could not be loaded"
        action={
          <Button size="sm" busy={busy} onClick={retry}>
            Retry
          </Button>
        }
      >
        <p>{errorText(profileError(session))}</p>
        You are logged in, but your level is not known yet, so some screens stay closed.
      </Notice>
    </div>
  )
}
