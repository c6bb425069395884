import { useId, type ReactNode } from 'react'
import { labelledTicks, valueScale } from '../../lib/chart-scale.ts'
import { cx } from '../../lib/cx.ts'
import { numberText } from '../../lib/number-text.ts'
import { numbered } from '../../lib/numbered.ts'
import { Legend, MarkPatterns, MarkRect, type Mark } from '../ChartFrame/ChartMark.tsx'

interface Bar {
  key: string
  /** Text or a link. */
  label: ReactNode
  /** Counts, by series. */
  counts: readonly number[]
  /** The counts in words, beside the bar. */
  text: string
}
interface Props {
  /** Names the list of bars for those who listen. */
  label: string
  /** One for each thing, in the order they are drawn. */
  bars: readonly Bar[]
  /** What a bar is made of, from the axis on; a legend names them where there are several. */
  series: readonly { mark: Mark; label: string }[]
  /** What is counted. */
  axisLabel: string
  /** Name and value above the bar: for values that take more than a word. */
  stacked?: boolean
}

const BAR = 18
/** How many labels an axis of 6 rem, the narrowest, has room for: three numbers of three digits, or two longer ones. */
const labelsFor = (max: number) => (max < 1000 ? 3 : 2)
const NARROW = 'grid grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-subgrid'
const WIDE = 'sm:grid-cols-[fit-content(15rem)_minmax(6rem,1fr)_max-content]'
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/**
 * Counts of a few things, the longest name readable, each value written beside its bar.
 *
 * Use to compare a few named things; not for a course of time, there `ColumnChart` or `LineChart`. It stands in a
 * `ChartFrame`, which adds the table.
 *
 * Keyboard: none of its own; Tab goes through the links among the names.
 */
export const BarChart = ({ label, bars, series, axisLabel, stacked = false }: Props) => {
  const chart = useId()
  const scale = valueScale(
    bars.map(({ counts }) => sum(counts)),
    3,
  )
  return (
    <>
      {series.length > 1 && (
        <div className="mb-3">
          <Legend items={series} />
        </div>
      )}
      <div className={cx('grid gap-x-4 gap-y-2 text-ui', !stacked && WIDE)}>
        <ul aria-label={label} className="contents">
          {numbered(bars).map(({ key: place, item: { key, label: name, counts, text } }) => (
            <li
              key={key}
              className={cx(
                'col-span-full items-center gap-x-4 gap-y-1',
                stacked ? 'flex flex-wrap justify-between max-sm:flex-col max-sm:items-start' : NARROW,
              )}
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className={cx('text-sm tabular-nums', stacked ? 'text-ink-muted' : 'text-end sm:order-last')}>
                {text}
              </span>
              <BarOf
                chart={`${chart}-${place}`}
                counts={counts}
                series={series}
                at={scale.at}
                className={stacked ? undefined : 'col-span-full sm:col-span-1'}
              />
            </li>
          ))}
        </ul>
        <div aria-hidden className={cx('col-span-full grid', !stacked && 'sm:grid-cols-subgrid')}>
          <div className={stacked ? undefined : 'sm:col-start-2'}>
            <svg height="6" className="block w-full overflow-visible rtl:-scale-x-100">
              <line x1="0" x2="100%" y1="0.5" y2="0.5" className="stroke-line-strong" />
              {scale.ticks.map((tick) => (
                <line
                  key={tick}
                  x1={percent(scale.at(tick))}
                  x2={percent(scale.at(tick))}
                  y1="0"
                  y2="5"
                  className="stroke-line-strong"
                />
              ))}
            </svg>
            <div className="relative h-4 text-xs text-ink-muted tabular-nums">
              {(stacked ? scale.ticks : labelledTicks(scale.ticks, labelsFor(scale.max))).map((tick) => (
                <span
                  key={tick}
                  className={cx(
                    'absolute',
                    tick > 0 &&
                      (tick === scale.max
                        ? '-translate-x-full rtl:translate-x-full'
                        : '-translate-x-1/2 rtl:translate-x-1/2'),
                  )}
                  style={{ insetInlineStart: percent(scale.at(tick)) }}
                >
                  {numberText(tick)}
                </span>
              ))}
            </div>
            <p className="text-center text-xs text-ink-muted">{axisLabel}</p>
          </div>
        </div>
      </div>
    </>
  )
}

interface BarProps {
  /** Begins the ids of this drawing's patterns. */
  chart: string
  /** By series. */
  counts: readonly number[]
  series: Props['series']
  /** 0 to 1: how far along the axis a count is. */
  at: (value: number) => number
  className: string | undefined
}
const BarOf = ({ chart, counts, series, at, className }: BarProps) => {
  let before = 0
  return (
    <svg aria-hidden height={BAR} className={cx('block w-full', className)}>
      <MarkPatterns chart={chart} marks={series.map(({ mark }) => mark)} />
      {series.map(({ mark }, place) => {
        const from = before
        before += counts[place] ?? 0
        return before > from ? (
          <MarkRect
            key={mark}
            chart={chart}
            mark={mark}
            x={percent(at(from))}
            // Not the whole turned round: a mark is told by which way its pattern leans.
            fromRight={percent(1 - at(before))}
            y={0.5}
            width={percent(at(before - from))}
            height={BAR - 1}
          />
        ) : null
      })}
    </svg>
  )
}
