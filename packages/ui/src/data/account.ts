import { isApiError, loadProfile, profileChanged, type Client, type Session } from '@bunko/api-client'
import { useMemo } from 'react'
import { userAfter } from '../lib/account-form.ts'
import { isUnsure } from '../lib/unsure.ts'
import { useSession } from '../session/session-context.tsx'

type Body<C extends keyof Client['auth']> = Parameters<Client['auth'][C]>[0] extends { body: infer B } | undefined
  ? B
  : never
/** Section 7's two pictures of an account. */
export type PictureKind = 'avatar' | 'banner'
interface Upload {
  kind: PictureKind
  file: File
  signal: AbortSignal
  onProgress: (share: number) => void
}

const createAccount = (session: Session, loadClient: () => Promise<Client>) => {
  const auth = async () => (await loadClient()).auth
  /** Asks for the profile again, after what may have changed it. */
  const recall = () => {
    profileChanged(session)
    return loadProfile({ session, me: async () => (await auth()).me() })
  }
  /** Makes a change, and sees to it that no profile from before is shown after it. */
  const change = async <T>(make: (calls: Client['auth']) => Promise<T>): Promise<T> => {
    try {
      const answer = await make(await auth())
      profileChanged(session)
      return answer
    } catch (error) {
      // It may be done all the same, also where it was called off on its way.
      if (!isApiError(error) || isUnsure(error)) void recall()
      throw error
    }
  }
  /** Tells the session of a change, unless another sign-in is current by then. */
  const tell = (login: string | null, ...told: [Parameters<typeof userAfter>[1], Parameters<typeof userAfter>[2]]) => {
    if (login !== null) session.setUser(userAfter(session.state().user, ...told), login)
  }
  return {
    register: async (body: Body<'register'>) => (await auth()).register({ body }),
    verifyEmail: async (token: string) => (await auth()).verifyEmail({ body: { token } }),
    forgotPassword: async (email: string) => (await auth()).forgotPassword({ body: { email } }),
    resetPassword: async (body: Body<'resetPassword'>) => (await auth()).resetPassword({ body }),
    changePassword: async (body: Body<'changePassword'>) => (await auth()).changePassword({ body }),
    requestEmailChange: async (newEmail: string) => (await auth()).requestEmailChange({ body: { newEmail } }),
    /** Resolves once the session knows the new address, or could not be told it. */
    confirmEmailChange: async (token: string) => {
      await (await auth()).confirmEmailChange({ body: { token } })
      await recall()
    },
    updateDetails: async (body: Body<'updateMe'>) => {
      const { login } = session.state()
      tell(login, await change((calls) => calls.updateMe({ body })), body)
    },
    recall,
    /** Answers when the session shows the new picture. Aborting rejects with the signal's reason. */
    uploadPicture: async ({ kind, file, signal, onProgress }: Upload) => {
      const { login } = session.state()
      const options = { signal, onProgress }
      const answer = await change((calls) =>
        kind === 'avatar'
          ? calls.uploadAvatar({ body: { avatar: file } }, options)
          : calls.uploadBanner({ body: { banner: file } }, options),
      )
      // A profile that did not come is not made up: its retry stays (R6).
      if (answer?.image_url && session.state().profile === 'ready') tell(login, null, { [kind]: answer.image_url })
      else await recall()
    },
  }
}

/** The calls of an account (section 7, Auth). They need no query cache, so screens outside the frame may use them. */
export const useAccount = () => {
  const { session, loadClient } = useSession()
  return useMemo(() => createAccount(session, loadClient), [session, loadClient])
}

const held = new WeakMap<Session, string>()

/** The token of a letter while its reader logs in: in memory, as no address may carry it. */
export const useHeldToken = () => {
  const { session } = useSession()
  return useMemo(
    () => ({
      read: (): string | null => held.get(session) ?? null,
      hold: (token: string) => void held.set(session, token),
      drop: () => void held.delete(session),
    }),
    [session],
  )
}
