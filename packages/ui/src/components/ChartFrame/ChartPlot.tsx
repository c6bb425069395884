import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { columnScale, labelStep, type ValueScale } from '../../lib/chart-scale.ts'
import { plainKey } from '../../lib/direction.ts'
import { numbered } from '../../lib/numbered.ts'
import { useWidth } from '../../lib/use-width.ts'

/** A place along the axis of time. */
export interface Column {
  /** Under the axis: '20 Nov'. */
  label: string
  /** In full: 'Fri, 20 Nov 2026'. */
  name: string
}
interface Plot {
  /** The middle of a column, in pixels. */
  x: (column: number) => number
  /** The height of a value: pixels from the top of the drawing. */
  y: (value: number) => number
  /** How wide a column may be, in pixels. */
  bandwidth: number
  /** The column that is being read; null for none. */
  active: number | null
}
interface Props {
  /** What is drawn: the name that the chart is reached by. */
  label: string
  /** Along the axis, the earliest first. */
  columns: readonly Column[]
  /** The axis of the values. */
  scale: ValueScale
  /** A value of the axis as it stands there. */
  tickText: (value: number) => string
  /** What is measured, with its unit. */
  yLabel: string
  /** What a column is: 'Month'. */
  xLabel: string
  /** A column's values in words. */
  read: (column: number) => string
  /** Draws the values at the places it is given. */
  children: (plot: Plot) => ReactNode
}

const HEIGHT = 190
/** Room of the highest value's mark. */
const TOP = 8
const LABEL_ROOM = 62
const percent = (part: number, of: number) => `${Math.round((part / of) * 10_000) / 100}%`

/** The axes of a chart over time; the arrow keys or a pointer go through its columns and have each read out. */
export const ChartPlot = ({ label, columns, scale, tickText, yLabel, xLabel, read, children }: Props) => {
  const [width, ref] = useWidth(640)
  const [active, setActive] = useState<number | null>(null)
  const last = columns.length - 1
  const shown = active === null ? null : Math.min(active, last)
  const band = columnScale(columns.length, width)
  const x = band.at
  const y = (value: number) => HEIGHT - scale.at(value) * (HEIGHT - TOP)
  const step = labelStep(columns.length, width, LABEL_ROOM)

  const point = (event: PointerEvent) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    setActive(band.nearest(event.clientX - left))
  }
  const press = (event: KeyboardEvent) => {
    const now = shown ?? last
    const places: Record<string, number> = {
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      Home: 0,
      End: last,
    }
    const next = places[plainKey(event)]
    if (next === undefined) return
    event.preventDefault()
    setActive(Math.max(0, Math.min(last, next)))
  }

  return (
    <div>
      <p className="mb-1 text-xs text-ink-muted">{yLabel}</p>
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 pe-4 text-xs text-ink-muted tabular-nums">
        {/* Beside the drawing, not in it: so it keeps its size when the drawing is scaled for print. */}
        <div aria-hidden className="relative">
          {scale.ticks.map((tick) => (
            <span key={tick} className="absolute inset-e-0 -translate-y-1/2" style={{ top: percent(y(tick), HEIGHT) }}>
              {tickText(tick)}
            </span>
          ))}
        </div>
        <div
          ref={ref}
          role="slider"
          tabIndex={0}
          aria-label={`${label}: values`}
          aria-valuemin={1}
          aria-valuemax={columns.length}
          aria-valuenow={(shown ?? last) + 1}
          aria-valuetext={read(shown ?? last)}
          onKeyDown={press}
          onFocus={() => setActive(shown ?? last)}
          onBlur={() => setActive(null)}
          onPointerMove={point}
          onPointerDown={point}
          // A finger that goes up leaves as well, before the focus comes: what was touched stays to be read.
          onPointerLeave={({ currentTarget, pointerType }) => {
            if (pointerType !== 'touch' && currentTarget !== document.activeElement) setActive(null)
          }}
          // It scrolls the page, and has pointed at nothing.
          onPointerCancel={() => setActive(null)}
          className="touch-pan-y rounded-sm"
        >
          <svg aria-hidden viewBox={`0 0 ${width} ${HEIGHT}`} className="block h-auto w-full overflow-visible">
            {scale.ticks.map((tick) => (
              <line
                key={tick}
                x1="0"
                x2={width}
                y1={y(tick)}
                y2={y(tick)}
                className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
              />
            ))}
            {shown !== null && (
              <rect
                x={x(shown) - band.step / 2}
                y={TOP}
                width={band.step}
                height={HEIGHT - TOP}
                className="fill-ink/6 forced-colors:fill-none forced-colors:stroke-[Highlight]"
              />
            )}
            {children({ x, y, bandwidth: band.bandwidth, active: shown })}
          </svg>
        </div>
        <div aria-hidden className="relative col-start-2 mt-1.5 h-4">
          {numbered(columns).map(
            ({ key, item }) =>
              (last - key) % step === 0 && (
                <span
                  key={key}
                  className="absolute -translate-x-1/2 whitespace-nowrap"
                  style={{ left: percent(x(key), width) }}
                >
                  {item.label}
                </span>
              ),
          )}
        </div>
      </div>
      <p className="mt-0.5 text-center text-xs text-ink-muted">{xLabel}</p>
      <p aria-hidden className="mt-1 min-h-10 text-sm wrap-anywhere text-ink-muted print:hidden">
        {shown === null ? (
          <>
            <span className="pointer-coarse:hidden">Point at the chart or use the arrow keys to read its values.</span>
            <span className="hidden pointer-coarse:inline">Touch the chart to read its values.</span>
          </>
        ) : (
          <span className="font-medium text-ink">{read(shown)}</span>
        )}
      </p>
    </div>
  )
}
