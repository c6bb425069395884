import type { Session, Who } from '@bunko/api-client'
import { useCallback, useState } from 'react'
import type { Clock } from '../../clock/clock.tsx'
import { Badge } from '../../components/Badge/Badge.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { useDiagnostics } from '../../data/diagnostics.ts'
import {
  diagnosticsText,
  isFine,
  msText,
  settingsTexts,
  summaryText,
  verdictText,
  type Finding,
} from '../../lib/diagnostics-text.ts'
import type { Decided } from '../../lib/settings.ts'
import { writeClipboard } from '../../lib/write-clipboard.ts'
import { useSession } from '../../session/session-context.tsx'

interface Props {
  /** Whether the viewer may make the calls that are open to these. */
  mayCall: (who: Who) => boolean
  /** The settings of the installation. */
  decided: Decided
  /** By which it is measured how long each call takes. */
  clock: Clock
  /** It is to go. */
  onClose: () => void
}

/**
 * R24: whether the server answers, call by call, how fast, and whether the answers fit the contract; and which settings
 * of the installation are its own.
 *
 * Use for staff, to find out whether the server or the app is at fault; not to tell everyone that the server is away,
 * there `ConnectionBar`.
 *
 * Keyboard: that of `Dialog`; 'Run again' has the focus first and keeps it while it asks, and Tab reaches the calls,
 * which the arrow keys scroll.
 */
export const Diagnostics = ({ mayCall, decided, clock, onClose }: Props) => {
  const now = useCallback(() => clock.now().getTime(), [clock])
  const { checks, findings, isRunning, again } = useDiagnostics({ mayCall, now })
  const { session } = useSession()
  const settings = settingsTexts(decided)
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no')
  const [text, setText] = useState('')
  const summary = summaryText(checks, findings)
  const found = checks.flatMap(({ name }) => findings[name] ?? [])
  const runAgain = () => {
    setCopied('no')
    again()
  }
  const copy = () => {
    const all = diagnosticsText(checks, findings, { at: clock.now(), secrets: secretsOf(session), settings })
    setText(all)
    writeClipboard(all).then(
      () => setCopied('yes'),
      () => setCopied('by hand'),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="API diagnostics"
      size="lg"
      footer={
        <>
          <span role="status" className="me-auto self-center text-sm text-ink-muted">
            {copied === 'yes' && 'Copied'}
          </span>
          <Button onClick={copy}>Copy as text</Button>
          <Button data-autofocus busy={isRunning} busyLabel="Asking…" onClick={runAgain}>
            Run again
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">
        The health check, and every read that changes nothing and that you may ask for: its status, whether the answer
        fits the contract, and the time until all of it was there.
      </p>
      <p className="mt-2 text-sm wrap-anywhere text-ink-muted">config.json: {settings.join(', ')}</p>
      <div className="mt-4 mb-3 flex flex-col gap-2">
        <p role={isRunning ? undefined : 'status'} className="font-semibold">
          {summary}
        </p>
        <div className="h-2">
          {isRunning && <Progress label="Asked" value={(found.length / checks.length) * 100} />}
        </div>
      </div>
      {copied === 'by hand' && (
        <div className="mb-4">
          <label htmlFor="diagnostics-text" className="mb-1.5 block text-ui font-semibold">
            The clipboard is out of reach: copy from here
          </label>
          <TextArea id="diagnostics-text" readOnly rows={6} value={text} style={{ maxHeight: '12rem' }} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys can scroll it */}
      <div role="region" aria-label="Calls" tabIndex={0} className="rounded-md border border-line">
        <ul className="divide-y divide-line text-ui">
          {checks.map(({ name, call }) => (
            <li
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-3.5 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)_5rem]"
            >
              <span className="col-span-2 font-mono text-sm wrap-anywhere sm:col-span-1">{call}</span>
              <Outcome finding={findings[name]} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

const Outcome = ({ finding }: { finding: Finding | undefined }) =>
  finding ? (
    <>
      <span className="min-w-0">
        <Badge tone={isFine(finding.verdict) ? 'success' : finding.verdict.kind === 'shape' ? 'warning' : 'danger'}>
          {verdictText(finding.verdict)}
        </Badge>
      </span>
      <span className="text-end text-sm text-ink-muted">{msText(finding.ms)}</span>
    </>
  ) : (
    <>
      <Skeleton className="h-5.5 w-10" />
      <Skeleton className="ms-auto h-3.5 w-10" />
    </>
  )

/** What may not be in a text that is sent on. */
const secretsOf = (session: Session) => {
  const { tokens, user } = session.state()
  return [session.bearer()?.token, tokens?.accessToken, tokens?.refreshToken, user?.email]
}
