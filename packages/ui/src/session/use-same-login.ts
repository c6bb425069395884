import { useSession, useSessionState } from './session-context.tsx'

/** Whether whoever asked is still signed in, maybe anew: what lands or is sent later belongs to nobody else. */
export const useSameLogin = (): (() => boolean) => {
  const { session } = useSession()
  const { login } = useSessionState()
  // By what a call would send now: another tab may have ended it.
  return () => session.goesOn(login)
}
