import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../components/Badge/Badge.tsx'
import { durationText } from '../../lib/analytics/duration.ts'
import type { Figures } from '../../lib/analytics/figures.ts'
import { cx } from '../../lib/cx.ts'

const NOT_AVAILABLE = 'not available'
const countText = (count: number | null) => count?.toLocaleString('en') ?? NOT_AVAILABLE
const waitText = (ms: number | null) => (ms === null ? NOT_AVAILABLE : durationText(ms))

/** A number and its unit stay in one line: '8 h 44 min' breaks after the hours. */
const unbroken = (text: string) => text.replaceAll(/(\d) /g, '$1\u00A0')

/** The figures one looks for first. */
export const AnalyticsSummary = ({ figures }: { figures: Figures }) => {
  const { queue, proposed, approved, rejected, medianWait } = figures
  return (
    <section
      aria-label="Summary"
      className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 xl:grid-cols-5 print:grid-cols-5"
    >
      <Figure label="Waiting now" tone="warning" value={countText(queue.waiting)}>
        {figures.isComplete &&
          queue.oldest !== null &&
          unbroken(`oldest ${durationText(queue.oldest)}, median ${waitText(queue.medianAge)}`)}
      </Figure>
      <Figure label="Proposed" tone="neutral" value={countText(proposed)} />
      <Figure label="Approved" tone="success" value={countText(approved)} />
      <Figure label="Rejected" tone="danger" value={countText(rejected)}>
        {approved !== null &&
          rejected !== null &&
          approved + rejected > 0 &&
          unbroken(`${Math.round((rejected / (approved + rejected)) * 100)}% of the decisions`)}
      </Figure>
      <Figure label="Median wait" tone="info" value={unbroken(waitText(medianWait))} wide>
        until a decision
      </Figure>
    </section>
  )
}

interface Props {
  label: string
  tone: Tone
  value: string
  /** Takes the rest of a row that is not full. */
  wide?: boolean
  children?: ReactNode
}
const Figure = ({ label, tone, value, wide, children }: Props) => (
  <div
    className={cx(
      'flex min-w-0 flex-col items-start gap-1.5 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card',
      wide && 'max-xl:col-span-2 print:col-span-1',
    )}
  >
    <p
      className={
        value === NOT_AVAILABLE
          ? 'flex min-h-9 items-center text-ink-muted'
          : 'font-serif text-3xl font-semibold lining-nums tabular-nums'
      }
    >
      {value}
    </p>
    <Badge tone={tone}>{label}</Badge>
    {children && <p className="text-sm text-ink-muted">{children}</p>}
  </div>
)
