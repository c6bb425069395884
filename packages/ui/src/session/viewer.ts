import { levelName, type Level, type SessionState } from '@bunko/api-client'

/** Who is looking, as far as that is known. */
export type Viewer =
  | { kind: 'anonymous' }
  /** Signed in a moment ago: the level is not known yet, gates wait (R6). */
  | { kind: 'waiting' }
  | {
      kind: 'user'
      level: Level
      /** 'Moderator', or 'Unknown' (R7). */
      levelName: string
      name: string
      id: string | null
      /** Address of their picture, where there is one. */
      avatar?: string | null
      /** The profile could not be loaded: a retry is offered (R6). */
      profileFailed: boolean
    }

/** Who is looking, by what a session holds: after a reload the level that was stored (R6); one unknown counts as 4 (R7). */
export const viewerOf = (state: SessionState): Viewer => {
  if (!state.isAuthenticated) return { kind: 'anonymous' }
  if (state.profile === 'waiting') return { kind: 'waiting' }
  const { user, level } = state
  return {
    kind: 'user',
    level,
    levelName: levelName(user?.profile?.level),
    name: user?.username ?? user?.email ?? 'Signed in',
    id: user?.id == null ? null : String(user.id),
    avatar: user?.avatar ?? null,
    profileFailed: state.profile === 'failed',
  }
}

/** Whose drafts these are; null for a visitor. The e-mail typed at login gives way to the id as soon as it is known. */
export const draftOwner = (state: SessionState): string | null => {
  if (!state.isAuthenticated) return null
  const key = state.user?.id ?? state.user?.username ?? state.user?.email?.trim().toLowerCase()
  return key == null ? null : `user:${key}`
}
