import { isApiError } from '@bunko/api-client'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { givesUp, type Connection } from './connection.ts'
import { useLoadProfile, useSession } from '../session/session-context.tsx'
import { askForPicturesAgain } from '../lib/use-picture.ts'
import { useApi } from './api-context.tsx'
import { createRecovery, type Recovery } from './recovery.ts'

const isSeen = () => document.visibilityState !== 'hidden'
const onSeen = (run: () => void) => {
  const look = () => isSeen() && run()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('online', look)
  return () => {
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('online', look)
  }
}
const timer = (run: () => void, ms: number) => {
  const id = setTimeout(run, ms)
  return () => clearTimeout(id)
}

/** What could not be read because nobody answered. A list whose further pages failed keeps its own Retry. */
const isUnread = ({ state: { error, data } }: Query) => {
  if (!isApiError(error) || (typeof data === 'object' && data !== null && 'pages' in data)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'http' && givesUp(error))
}

/** Asks whether a server that is away is back, and reads again what this screen could not. `back` is told each time. */
export const useRecovery = (connection: Connection, back: () => void) => {
  const { probe, healthPath } = useApi()
  const queries = useQueryClient()
  const { session } = useSession()
  const loadProfile = useLoadProfile()
  const recovery = useRef<Recovery>(null)
  const [isAsking, setAsking] = useState(false)

  const ask = useEffectEvent(() => probe(healthPath))
  const heal = useEffectEvent(() => {
    if (!connection.state().isAway) back()
    askForPicturesAgain()
    if (session.state().profile === 'failed') void loadProfile()
    void queries.refetchQueries({ type: 'active', predicate: isUnread })
  })
  useEffect(() => {
    const made = createRecovery({
      connection,
      ask: () => ask(),
      heal: () => heal(),
      timer,
      now: Date.now,
      random: Math.random,
      isSeen,
      onSeen,
    })
    recovery.current = made
    return made.stop
  }, [connection])
  return {
    isAsking,
    askNow: () => {
      setAsking(true)
      void recovery.current?.askNow().finally(() => setAsking(false))
    },
  }
}
