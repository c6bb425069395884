import { errorText } from '@bunko/api-client'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { useAccount } from '../../data/account.ts'
import { loginWithNext, nextPath } from '../../lib/next-path.ts'
import { LetterForm } from '../../parts/Letter/LetterForm.tsx'
import { LetterSending } from '../../parts/Letter/LetterSending.tsx'
import { useAddressToken } from '../../routing/use-address-token.ts'
import { useLetter } from '../../parts/Letter/use-letter.ts'
import { QuietFrame } from '../../parts/QuietFrame/QuietFrame.tsx'
import { paths } from '../../paths.ts'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { useViewer } from '../../session/session-context.tsx'

const FAILED = 'Failed to verify e-mail'
const UNSURE = 'It may have been verified all the same: try to log in.'

/** Where the letter went, when one comes from the registration. */
const sentTo = (state: unknown): string | null => {
  const to = typeof state === 'object' && state !== null ? (state as { sentTo?: unknown }).sentTo : null
  return typeof to === 'string' && to !== '' ? to : null
}

/** /verify-email: after a registration, and from its letter's link (`?token=`), which is sent by itself, once. */
export const VerifyEmailScreen = () => {
  usePageMeta({ title: 'Verify e-mail', path: paths.verifyEmail.to() })
  const { verifyEmail } = useAccount()
  const viewer = useViewer()
  const [params] = useSearchParams()
  const next = params.get('next') ?? ''
  const { state, retry, finish } = useLetter(useAddressToken(), verifyEmail)
  const to = sentTo(useLocation().state)

  if (state.kind === 'sending')
    return (
      <QuietFrame title="Verify your e-mail">
        <LetterSending>Verifying your e-mail…</LetterSending>
      </QuietFrame>
    )
  if (state.kind === 'done')
    return (
      <QuietFrame title="E-mail verified">
        <div role="status" className="mb-5">
          Your account is ready.
        </div>
        {viewer.kind === 'anonymous' ? (
          <ButtonLink look="primary" block to={loginWithNext(paths.login.to(), next)}>
            Log in
          </ButtonLink>
        ) : (
          <ButtonLink look="primary" block to={nextPath(next, paths.home.to())}>
            Go on
          </ButtonLink>
        )}
      </QuietFrame>
    )
  return (
    <QuietFrame
      title={to === null ? 'Verify your e-mail' : 'Check your e-mail'}
      aside={
        viewer.kind === 'anonymous' ? (
          <p>
            Verified already? <Link to={loginWithNext(paths.login.to(), next)}>Log in</Link>
          </p>
        ) : (
          // Verified and logged in in the tab that the letter opened: what was begun waits here.
          <Link to={nextPath(next, paths.home.to())}>Go on</Link>
        )
      }
    >
      <div className="mt-3 flex flex-col gap-5">
        {state.kind === 'failed' ? (
          <Notice
            tone="danger"
            live="assertive"
            title={FAILED}
            action={
              state.again && (
                <Button size="sm" onClick={retry}>
                  Retry
                </Button>
              )
            }
          >
            <p>{errorText(state.error, 'The server gave no reason.')}</p>
            {state.unsure && <p>{UNSURE}</p>}
          </Notice>
        ) : (
          <p>
            {to === null ? (
              'We sent an e-mail to the address you registered with.'
            ) : (
              <>
                We sent an e-mail to <bdi className="font-semibold wrap-anywhere">{to}</bdi>.
              </>
            )}{' '}
            Open its link, or paste it here. If it is not there in a few minutes, check your spam folder.
          </p>
        )}
        <LetterForm
          call={verifyEmail}
          onDone={finish}
          button="Verify e-mail"
          busyLabel="Verifying your e-mail…"
          failed={FAILED}
          unsureHint={UNSURE}
        />
      </div>
    </QuietFrame>
  )
}
