import type { Play } from '@bunko/storybook/screen'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import { memoryStorage } from '../lib/storage.ts'
import { DraftsProvider } from './drafts.tsx'

const BROWSER = memoryStorage()
const KEY = 'bunko-drafts'

/** For stories: a browser that is still there when its screen is gone. */
export const ThisBrowser = ({ children }: { children: ReactNode }) => (
  <DraftsProvider storage={BROWSER} owner="user:2">
    {children}
  </DraftsProvider>
)
export const forgetDrafts = () => void BROWSER.write(KEY, {})

interface Told {
  /** Sends what was typed. */
  send: () => Promise<void>
  /** Where the login leads back to. */
  backTo: string
  /** What the draft holds: its name, and something typed. */
  keeps: readonly string[]
}

/** R15b: the session ends with the save; what was typed is kept for whoever logs in again. */
export const sessionEnds = async (
  { canvas, server }: Parameters<Play>[0],
  { send, backTo, keeps }: Told,
): Promise<void> => {
  server.expireTokens('all')
  await send()
  const login = `/login?next=${encodeURIComponent(backTo)}`
  await expect(await canvas.findByText(login, { selector: 'code' })).toBeVisible()
  for (const one of keeps) await waitFor(() => expect(JSON.stringify(BROWSER.read(KEY) ?? '')).toContain(one))
}
