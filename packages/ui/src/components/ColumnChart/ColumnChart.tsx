import { useId } from 'react'
import { valueScale } from '../../lib/chart-scale.ts'
import { numberText } from '../../lib/number-text.ts'
import { Legend, MarkPatterns, MarkRect, type Mark } from '../ChartFrame/ChartMark.tsx'
import { ChartPlot, type Column } from '../ChartFrame/ChartPlot.tsx'

interface Props {
  /** What is drawn: the name that the chart is reached by. */
  label: string
  /** Along the axis, the earliest first. */
  columns: readonly Column[]
  /** What a column is made of, from the axis up. */
  series: readonly { mark: Mark; label: string }[]
  /** Counts, by column and then by series. */
  values: readonly (readonly number[])[]
  /** What is counted. */
  yLabel: string
  /** What a column is: 'Month'. */
  xLabel: string
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/**
 * Counts over time, each column stacked from its parts.
 *
 * Use for counts over time that are made of parts; not for one measure, there `LineChart`, and not to compare named
 * things, there `BarChart`. It stands in a `ChartFrame`.
 *
 * Keyboard: one stop for Tab; Right or Up and Left or Down go from column to column, Home and End to the first and
 * last, and each is read out.
 */
export const ColumnChart = ({ label, columns, series, values, yLabel, xLabel }: Props) => {
  const chart = useId()
  const scale = valueScale(values.map(sum), 5)
  const read = (column: number) => {
    const counts = values[column] ?? []
    const parts = series.flatMap((one, at) => {
      const count = counts[at] ?? 0
      return count > 0 ? `${one.label} ${numberText(count)}` : []
    })
    const total = parts.length > 1 ? `; total ${numberText(sum(counts))}` : ''
    return `${columns[column]?.name ?? ''}: ${parts.join(', ') || 'none'}${total}`
  }
  return (
    <>
      <div className="mb-3">
        <Legend items={series} />
      </div>
      <ChartPlot
        label={label}
        columns={columns}
        scale={scale}
        tickText={numberText}
        yLabel={yLabel}
        xLabel={xLabel}
        read={read}
      >
        {({ x, y, bandwidth }) => (
          <>
            <MarkPatterns chart={chart} marks={series.map(({ mark }) => mark)} />
            {values.flatMap((counts, column) => {
              let below = 0
              return series.map(({ mark }, at) => {
                const from = below
                below += counts[at] ?? 0
                if (below === from) return null
                return (
                  <MarkRect
                    key={`${columns[column]?.name}-${mark}`}
                    chart={chart}
                    mark={mark}
                    x={x(column) - bandwidth / 2}
                    y={y(below)}
                    width={bandwidth}
                    height={y(from) - y(below)}
                  />
                )
              })
            })}
          </>
        )}
      </ChartPlot>
    </>
  )
}
