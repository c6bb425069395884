import { useState } from 'react'
import { useRefreshEdits } from './edits.ts'

/** Asks for everything again while what is there stays; says when it is done. */
export const useRefresh = () => {
  const ask = useRefreshEdits()
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const refresh = () => {
    setState('busy')
    void ask().finally(() => setState('done'))
  }
  return { refresh, isRefreshing: state === 'busy', isDone: state === 'done' }
}
