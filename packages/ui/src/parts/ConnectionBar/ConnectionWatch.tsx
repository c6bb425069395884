import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ComponentType } from 'react'
import { useApi } from '../../data/api-context.tsx'
import type { Connection } from '../../data/connection.ts'

type Bar = ComponentType<{ connection: Connection }>

/** Brings the bar, and what guards against a press too many, with the first sign of use, before it could be needed, else with the first failure. */
const Watched = ({ connection }: { connection: Connection }) => {
  const { failures } = useSyncExternalStore(connection.subscribe, connection.state)
  const [Bar, setBar] = useState<Bar>()
  const isThere = Bar !== undefined
  const load = useEffectEvent(() => {
    if (isThere) return
    // Without a network it does not come; the next failure tries again.
    void import('./first-use.ts').then(
      ({ ConnectionBar, guardPresses }) => {
        guardPresses()
        return setBar(() => ConnectionBar)
      },
      () => {},
    )
  })
  useEffect(() => {
    if (failures > 0) load()
  }, [failures])
  useEffect(() => {
    // A page that is drawn under a pointer at rest tells of `pointerover`, but not of these.
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const
    const come = () => load()
    for (const sign of signs) window.addEventListener(sign, come, { once: true })
    return () => signs.forEach((sign) => window.removeEventListener(sign, come))
  }, [])
  return Bar && <Bar connection={connection} />
}

/** Where the shell says that the server does not answer. */
export const ConnectionWatch = () => {
  const { connection } = useApi()
  return connection && <Watched connection={connection} />
}
