import { errorText, isApiError } from '@bunko/api-client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useAccount, useHeldToken } from '../../data/account.ts'
import { loginWithNext } from '../../lib/next-path.ts'
import { isUnsure } from '../../lib/unsure.ts'
import { LetterForm } from '../../parts/Letter/LetterForm.tsx'
import { LetterSending } from '../../parts/Letter/LetterSending.tsx'
import { useAddressToken } from '../../routing/use-address-token.ts'
import { useLetter } from '../../parts/Letter/use-letter.ts'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../providers/config.tsx'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useSessionState } from '../../session/session-context.tsx'

const FAILED = 'Failed to change e-mail'
const UNSURE = 'It may have been changed all the same: your profile shows the address that counts.'

/** /confirm-email-change: from the letter's link (`?token=`). The call wants its user signed in, so they may log in first. */
export const ConfirmEmailScreen = () => {
  usePageMeta({ title: 'Confirm e-mail', path: paths.confirmEmail.to() })
  const { isAuthenticated, user } = useSessionState()
  const hasBotCheck = useConfig().turnstileSiteKey !== null
  const { confirmEmailChange, recall } = useAccount()
  const held = useHeldToken()
  const linked = useAddressToken()
  const token = linked ?? held.read()
  // Where the profile could not be read after the change, the session still has this one.
  const [old, setOld] = useState<string | null>()
  const wasUnsure = useRef(false)
  const confirm = async (one: string) => {
    const before = old ?? user?.email
    setOld(before)
    /** Done, and the answer lost: the code would be refused from now on. */
    const isDone = async () => {
      const now = await recall()
      return now.status === 'ready' && Boolean(before && now.user.email) && now.user.email !== before
    }
    try {
      await confirmEmailChange(one)
    } catch (error) {
      if (isApiError(error) && error.kind === 'session') held.hold(one)
      const isRefused = isApiError(error) && error.kind === 'http' && error.status === 400
      wasUnsure.current ||= isUnsure(error)
      if (!(wasUnsure.current && (isRefused || isUnsure(error)) && (await isDone()))) {
        if (isRefused) held.drop()
        throw error
      }
    }
    held.drop()
  }
  const { state, retry, finish } = useLetter(isAuthenticated ? token : null, confirm)
  useEffect(() => {
    if (linked !== null) held.hold(linked)
  }, [linked, held])

  if (state.kind === 'done')
    return (
      <QuietFrame title="E-mail changed">
        <p role="status" className="mb-5">
          {user?.email && user.email !== old ? (
            <>
              From now on you log in with <bdi className="font-semibold wrap-anywhere">{user.email}</bdi>.
            </>
          ) : (
            'From now on you log in with your new address.'
          )}
        </p>
        <ButtonLink look="primary" block to={paths.profile.to()}>
          Your profile
        </ButtonLink>
      </QuietFrame>
    )
  if (!isAuthenticated)
    return (
      <QuietFrame
        title="Confirm your new e-mail"
        // With a bot check the login is a document of its own, which forgets what is kept in memory.
        lead={`Log in with your old address first; then ${hasBotCheck ? 'open the link in the e-mail again' : 'we change it'}.`}
      >
        <ButtonLink
          look="primary"
          block
          to={loginWithNext(paths.login.to(), paths.confirmEmail.to())}
          state={{ from: paths.confirmEmail.to() }}
        >
          Log in
        </ButtonLink>
      </QuietFrame>
    )
  if (state.kind === 'sending')
    return (
      <QuietFrame title="Confirm your new e-mail">
        <LetterSending>Changing your e-mail…</LetterSending>
      </QuietFrame>
    )
  return (
    <QuietFrame title="Confirm your new e-mail">
      <div className="mt-3 flex flex-col gap-5">
        {state.kind === 'failed' ? (
          <Notice
            tone="danger"
            live="assertive"
            title={FAILED}
            action={
              state.again ? (
                <Button size="sm" onClick={retry}>
                  Retry
                </Button>
              ) : (
                <ButtonLink size="sm" to={paths.profile.to()}>
                  Ask for another link
                </ButtonLink>
              )
            }
          >
            <p>{errorText(state.error, 'The server gave no reason.')}</p>
            {state.unsure && <p>{UNSURE}</p>}
          </Notice>
        ) : (
          <p>Open the link in the e-mail we sent to your new address, or paste it here.</p>
        )}
        <LetterForm
          call={confirm}
          onDone={finish}
          button="Confirm e-mail"
          busyLabel="Changing your e-mail…"
          failed={FAILED}
          unsureHint={UNSURE}
        />
      </div>
    </QuietFrame>
  )
}
