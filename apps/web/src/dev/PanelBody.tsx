import { useEffect, useState } from 'react'
import { ChooseViewer } from './ChooseViewer.tsx'
import { FaultsPart } from './FaultsPart.tsx'
import { Act, Choose } from './fields.tsx'
import { plane, type Latency, type PlaneOptions, type PlaneState } from './plane.ts'

const EVERY_MS = 2000
const LATENCIES: readonly Latency[] = [0, [80, 200], 1000, 3000]

const latencyText = (latency: Latency) => (typeof latency === 'number' ? `${latency} ms` : `${latency.join('–')} ms`)

/** 'waiting' until the plane has answered, null where there is none. */
type Seen = 'waiting' | null | { state: PlaneState; options: PlaneOptions }

/** What can be steered, as the mock server has it now. */
export const PanelBody = () => {
  const [seen, setSeen] = useState<Seen>('waiting')
  const [error, setError] = useState('')
  const isThere = seen !== null && seen !== 'waiting'

  useEffect(() => {
    let over = false
    void plane.look().then((found) => !over && setSeen(found))
    return () => {
      over = true
    }
  }, [])
  useEffect(() => {
    if (!isThere) return
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return
      const state = await plane.state().catch(() => null)
      if (state) setSeen((before) => (before && before !== 'waiting' ? { ...before, state } : before))
    }
    const timer = setInterval(() => void refresh(), EVERY_MS)
    return () => clearInterval(timer)
  }, [isThere])

  if (seen === 'waiting') return <p className="text-ink-muted">Looking for the mock server …</p>
  if (seen === null) return <p>No mock server behind this app</p>

  const { state, options } = seen
  const run = async (work: () => Promise<unknown>) => {
    try {
      setError('')
      await work()
      setSeen({ options, state: await plane.state() })
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason))
    }
  }
  const latencies = LATENCIES.some((one) => latencyText(one) === latencyText(state.latency))
    ? LATENCIES
    : [...LATENCIES, state.latency]
  const note = options.scenarios.find(({ name }) => name === state.scenario)?.note

  return (
    <>
      <ChooseViewer accounts={options.accounts} run={run} />
      <div className="flex gap-2">
        <Choose
          label="Scenario"
          value={state.scenario}
          choices={options.scenarios.map(({ name }) => ({ value: name, label: name }))}
          onChoose={(name) => void run(() => plane.scenario(name))}
        />
        <Choose
          label="Latency"
          value={latencyText(state.latency)}
          choices={latencies.map((one) => ({ value: latencyText(one), label: latencyText(one) }))}
          onChoose={(text) => {
            const latency = latencies.find((one) => latencyText(one) === text)
            if (latency !== undefined) void run(() => plane.latency(latency))
          }}
        />
      </div>
      {note && <p className="-mt-2 text-xs text-ink-muted">{note}</p>}
      <FaultsPart calls={options.calls} faults={state.faults} run={run} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Act onPress={() => void run(plane.reset)}>Reset data</Act>
        <Act label="Expire access tokens" onPress={() => void run(() => plane.expireTokens('access'))}>
          Expire access
        </Act>
        <Act label="Expire all tokens" onPress={() => void run(() => plane.expireTokens('all'))}>
          Expire all
        </Act>
      </div>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error}
      </p>
      <div className="flex items-center justify-between gap-2 border-t border-line pt-3">
        <Act onPress={() => window.location.reload()}>Reload page</Act>
        <span className="text-xs text-ink-muted">{state.requests} requests</span>
        <a href="/__mock__/" target="_blank" rel="noreferrer" className="text-link underline">
          Everything else
        </a>
      </div>
    </>
  )
}
