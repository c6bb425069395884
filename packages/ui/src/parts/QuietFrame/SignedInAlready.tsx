import { signOut } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { nextPath } from '../../lib/next-path.ts'
import { passFocus } from '../../lib/pass-focus.ts'
import { paths } from '../../paths.ts'
import { useSession, useViewer } from '../../session/session-context.tsx'

interface Props {
  /** Where the viewer was on the way to. */
  next: string
  children: ReactNode
}

/** Said where somebody who is signed in opens a screen for those who are not, with the ways on. */
export const SignedInAlready = ({ next, children }: Props) => {
  const viewer = useViewer()
  const { session, loadClient } = useSession()
  const logout = () =>
    void loadClient().then(
      // The call takes its bearer when it is made: the client must be there.
      (client) => signOut({ session, logout: (body) => client.auth.logout({ body }) }),
      () => session.end(),
    )
  return (
    <div ref={passFocus} className="flex flex-col gap-4">
      <p className="wrap-anywhere">
        You are logged in
        {viewer.kind === 'user' && (
          <>
            {' '}
            as <bdi className="font-semibold">{viewer.name}</bdi>
          </>
        )}
        . {children}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <ButtonLink look="primary" to={nextPath(next, paths.home.to())}>
          Go on
        </ButtonLink>
        <ButtonLink to={paths.profile.to()}>Your profile</ButtonLink>
        <Button variant="quiet" onClick={logout}>
          Log out
        </Button>
      </div>
    </div>
  )
}
