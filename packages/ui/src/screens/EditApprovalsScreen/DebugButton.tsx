import { can, type Who } from '@bunko/api-client'
import { useMemo, useState } from 'react'
import { useClock } from '../../clock/clock.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import type { Diagnostics } from '../../parts/Diagnostics/Diagnostics.tsx'
import { useConfig } from '../../providers/config.tsx'
import { useViewer } from '../../session/session-context.tsx'

const loadPanel = async () => (await import('../../parts/Diagnostics/Diagnostics.tsx')).Diagnostics

/** R24: 'Debug API' opens the diagnostics, whose code comes with the first press. */
export const DebugButton = () => {
  const viewer = useViewer()
  const clock = useClock()
  const config = useConfig()
  const level = viewer.kind === 'user' ? viewer.level : null
  const mayCall = useMemo(
    () => (who: Who) => who === 'anyone' || (who === 'signedIn' ? level !== null : can(level, who)),
    [level],
  )
  const [Panel, setPanel] = useState<typeof Diagnostics>()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const close = () => setState('closed')
  const open = async () => {
    setState('loading')
    try {
      const panel = await loadPanel()
      setPanel(() => panel)
      setState('open')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <Button busy={state === 'loading'} busyLabel="Loading…" aria-haspopup="dialog" onClick={() => void open()}>
        Debug API
      </Button>
      {Panel && state === 'open' && <Panel mayCall={mayCall} decided={config} clock={clock} onClose={close} />}
      <Dialog open={state === 'failed'} onClose={close} title="API diagnostics">
        <ErrorState message="The diagnostics could not be loaded" onRetry={() => void open()} />
      </Dialog>
    </>
  )
}
