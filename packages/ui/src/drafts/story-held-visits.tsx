import { useState, type ReactNode } from 'react'
import { Button } from '../components/Button/Button.tsx'
import type { SafeStorage } from '../lib/storage.ts'
import { memoryFileStore, type FileStore } from '../lib/storage/file-store.ts'
import { DraftsProvider } from './drafts.tsx'

/** Reads no file between 'Hold' and 'Release'. */
const heldFileStore = (inner: FileStore) => {
  const gate = { open: Promise.resolve(), release: () => {} }
  const store: FileStore = {
    ...inner,
    async get(key) {
      await gate.open
      return inner.get(key)
    },
  }
  const hold = () => {
    gate.open = new Promise((resolve) => (gate.release = resolve))
  }
  return { store, hold, release: () => gate.release() }
}

interface Props {
  storage: SafeStorage
  files?: FileStore
  /** The screen that is left and come back to. */
  children: ReactNode
}

/** For stories: visits of the moderator, one after the other, in a browser whose files can be held back. */
export const HeldVisits = ({ storage, files, children }: Props) => {
  const [{ store, hold, release }] = useState(() => heldFileStore(files ?? memoryFileStore()))
  const [isHere, setIsHere] = useState(true)
  return (
    <DraftsProvider storage={storage} fileStore={store} owner="user:2">
      <Button onClick={() => setIsHere(!isHere)}>{isHere ? 'Go elsewhere' : 'Come back'}</Button>
      <Button onClick={hold}>Hold</Button>
      <Button onClick={release}>Release</Button>
      {isHere && children}
    </DraftsProvider>
  )
}
