import { useSession, useSessionState } from './session-context.tsx'

/** Whether the sign-in is still the one that asked: what lands or is sent later belongs to nobody. */
export const useSameLogin = (): (() => boolean) => {
  const { session } = useSession()
  const { login } = useSessionState()
  // By what a call would send now: another tab may have ended it.
  return () => (session.bearer()?.login ?? null) === login
}
