import { useState } from 'react'
import { Act, Choose } from './fields.tsx'
import { plane, type Fault, type NewFault } from './plane.ts'

const KINDS: readonly { label: string; fault: Pick<NewFault, 'kind' | 'status'> }[] = [
  ...[500, 503, 400, 401, 403, 404, 409, 429].map((status) => ({
    label: `Status ${status}`,
    fault: { kind: 'status' as const, status },
  })),
  { label: 'Broken connection', fault: { kind: 'network' } },
  { label: 'No answer', fault: { kind: 'hang' } },
  { label: 'Cut body', fault: { kind: 'cut' } },
]
const ALWAYS = 'Always'
const TIMES = [ALWAYS, '1', '2', '3', '5', '10']
const PERCENT = ['100', '50', '20', '10']

const textOf = ({ call, kind, status, percent, left }: Fault) =>
  [
    call === '*' ? 'Every call' : call,
    KINDS.find(({ fault }) => fault.kind === kind && (kind !== 'status' || fault.status === status))?.label ??
      `Status ${status}`,
    percent < 100 && `${percent} %`,
    left !== null && `${left} left`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Lets single calls fail, and shows which do. */
export const FaultsPart = ({
  calls,
  faults,
  run,
}: {
  calls: readonly string[]
  faults: readonly Fault[]
  run: (work: () => Promise<unknown>) => Promise<void>
}) => {
  const [call, setCall] = useState('*')
  const [kind, setKind] = useState(0)
  const [times, setTimes] = useState(ALWAYS)
  const [percent, setPercent] = useState('100')

  const add = () => {
    const limit = times === ALWAYS ? {} : { times: Number(times) }
    const chosen = KINDS[kind]?.fault
    if (chosen) void run(() => plane.addFault({ call, ...chosen, percent: Number(percent), ...limit }))
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2 border-t border-line pt-3">
      <legend className="sr-only">Faults</legend>
      <Choose
        label="Fault on"
        value={call}
        choices={[{ value: '*', label: 'Every call' }, ...calls.map((one) => ({ value: one, label: one }))]}
        onChoose={setCall}
      />
      <Choose
        label="Kind"
        value={String(kind)}
        choices={KINDS.map(({ label }, at) => ({ value: String(at), label }))}
        onChoose={(at) => setKind(Number(at))}
      />
      <div className="flex items-end gap-2">
        <Choose
          label="Times"
          value={times}
          choices={TIMES.map((one) => ({ value: one, label: one }))}
          onChoose={setTimes}
        />
        <Choose
          label="Of the calls"
          value={percent}
          choices={PERCENT.map((one) => ({ value: one, label: `${one} %` }))}
          onChoose={setPercent}
        />
        <Act onPress={add}>Add fault</Act>
      </div>
      {faults.length > 0 && (
        <>
          <ul aria-label="Faults" className="flex flex-col gap-1">
            {faults.map((fault) => (
              <li key={fault.id} className="flex items-center justify-between gap-2">
                <span className="min-w-0">{textOf(fault)}</span>
                <Act label={`Remove ${textOf(fault)}`} onPress={() => void run(() => plane.removeFault(fault.id))}>
                  Remove
                </Act>
              </li>
            ))}
          </ul>
          {faults.length > 1 && (
            <div>
              <Act onPress={() => void run(plane.clearFaults)}>Remove all faults</Act>
            </div>
          )}
        </>
      )}
    </fieldset>
  )
}
