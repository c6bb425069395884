import { tabStorage } from '../lib/storage.ts'

const KEY = 'bunko-session-ended'

/** Keeps why the session has ended while the tab loads the login's own document. Returns whether it could. */
export const keepEnded = (error: string): boolean => tabStorage.write(KEY, error)

/** Why it has ended, as the document before this one kept it; null where it did not. */
export const readEnded = (): string | null => {
  const kept = tabStorage.read(KEY)
  return typeof kept === 'string' ? kept : null
}
/** It is said once. */
export const dropEnded = (): void => tabStorage.remove(KEY)
