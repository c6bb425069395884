import { createSession, SESSION_KEY, type Session } from '@bunko/api-client'
import type { MockServer } from '@bunko/mock-server'

/** Whom the toolbar can put before the screen. Toolbar values are texts. */
export const VIEWERS = [
  { value: 'anonymous', title: 'Anonymous' },
  { value: '1', title: '1 Admin' },
  { value: '2', title: '2 Moderator' },
  { value: '3', title: '3 Editor' },
  { value: '4', title: '4 Collaborator' },
  { value: '5', title: '5 Regular User' },
  { value: 'unknown', title: 'Unknown level' },
] as const
type StoryViewer = (typeof VIEWERS)[number]['value']

const viewerOf = (value: unknown) => VIEWERS.find((one) => one.value === String(value))?.value

/** Who looks: whoever is chosen in the toolbar or an address, else whom the story is told of (`level`). */
export const viewerIn = ({ viewer, level }: Readonly<Record<string, unknown>>): StoryViewer =>
  viewerOf(viewer) ?? viewerOf(level) ?? 'anonymous'

const LEVELS = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, unknown: null } as const

/** The session of one story, as after a reload, by what is stored: another story's is never seen. */
export const sessionStored = (value: string | null): Session => {
  const values = new Map(value === null ? [] : [[SESSION_KEY, value]])
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
  return createSession({ storage, locks: null, events: null })
}

/** The session of whoever looks at the story. */
export const sessionOf = (server: MockServer, viewer: StoryViewer): Session => {
  if (viewer === 'anonymous') return sessionStored(null)
  const { user, accessToken, refreshToken } = server.signIn(LEVELS[viewer])
  return sessionStored(JSON.stringify({ user, tokens: { accessToken, refreshToken }, isAuthenticated: true }))
}
