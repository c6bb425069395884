import { useState, type ReactNode } from 'react'
import { memoryStorage } from '../lib/storage.ts'
import { DraftsProvider } from './drafts.tsx'

interface Props {
  /** Whose drafts they are: 'user:2' is the moderator's. */
  of: string
  /** By the name they are kept under. */
  texts: Readonly<Record<string, string>>
  viewer?: string
  /** The browser's storage takes nothing more. */
  isFull?: boolean
  children: ReactNode
}

/** For stories: stands for an earlier visit of the same browser. */
export const KeptDrafts = ({ of, texts, viewer = 'user:2', isFull = false, children }: Props) => {
  const [storage] = useState(() => {
    const made = memoryStorage()
    made.write('bunko-drafts', { [of]: texts })
    return isFull ? { ...made, write: () => false } : made
  })
  return (
    <DraftsProvider storage={storage} owner={viewer}>
      {children}
    </DraftsProvider>
  )
}
