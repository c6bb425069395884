import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { loginWithNext } from '../../lib/next-path.ts'
import { paths } from '../../paths.ts'

interface Props {
  /** The address to come back to. */
  here: string
  /** One goes to log in, or to register. */
  onLeave: () => void
  /** It is to go: one stays here. */
  onClose: () => void
}

/**
 * Asks a visitor to sign in, and promises to go on with what they began.
 *
 * Use when a visitor presses what needs an account; not in place of a screen that is closed to them, there `GatePanel`.
 *
 * Keyboard: 'Log in' has the focus, Enter follows it; Tab stays within, Esc closes and gives the focus back.
 */
export const SignInDialog = ({ here, onLeave, onClose }: Props) => (
  <Dialog
    open
    size="sm"
    title="Log in to go on"
    onClose={onClose}
    footer={
      <>
        <ButtonLink to={loginWithNext(paths.register.to(), here)} onClick={onLeave}>
          Register
        </ButtonLink>
        <ButtonLink
          data-autofocus
          look="primary"
          to={loginWithNext(paths.login.to(), here)}
          state={{ from: here }}
          onClick={onLeave}
        >
          Log in
        </ButtonLink>
      </>
    }
  >
    <p>Lists, favourites and ratings belong to an account. You come back here, and what you began is done.</p>
  </Dialog>
)
