import { valueScale } from '../../lib/chart-scale.ts'
import { numbered } from '../../lib/numbered.ts'
import { ChartPlot, type Column } from '../ChartFrame/ChartPlot.tsx'

interface Props {
  /** What is drawn: the name that the chart is reached by. */
  label: string
  /** Along the axis, the earliest first. */
  columns: readonly Column[]
  /** Null where there is no value: the line has a gap, it does not fall to 0. */
  values: readonly (number | null)[]
  /** A value in words, with its unit. */
  valueText: (value: number) => string
  /** What a column without a value says. */
  noValue: string
  /** Whole numbers only. */
  whole?: boolean
  /** What is measured, with its unit. */
  yLabel: string
  /** What a column is: 'Month'. */
  xLabel: string
}

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** Runs of neighbours that have a value. */
const runsOf = (values: readonly (number | null)[]): { column: number; value: number }[][] => {
  const runs: { column: number; value: number }[][] = [[]]
  values.forEach((value, column) => {
    if (value === null) runs.push([])
    else runs.at(-1)?.push({ column, value })
  })
  return runs.filter((run) => run.length > 0)
}

/**
 * One measure over time, a dot for each value.
 *
 * Use for one measure over time, above all where values are missing; not for parts of a whole, there `ColumnChart`, and
 * not to compare named things, there `BarChart`. It stands in a `ChartFrame`.
 *
 * Keyboard: one stop for Tab; Right or Up and Left or Down go from value to value, Home and End to the first and last,
 * and each is read out.
 */
export const LineChart = ({ label, columns, values, valueText, noValue, whole = false, yLabel, xLabel }: Props) => (
  <ChartPlot
    label={label}
    columns={columns}
    scale={valueScale(
      values.filter((value) => value !== null),
      5,
      whole,
    )}
    tickText={(tick) => numbers.format(tick)}
    yLabel={yLabel}
    xLabel={xLabel}
    read={(column) => {
      const value = values[column] ?? null
      return `${columns[column]?.name ?? ''}: ${value === null ? noValue : valueText(value)}`
    }}
  >
    {({ x, y, active }) =>
      numbered(runsOf(values)).map(({ key, item: run }) => (
        <g key={key}>
          <polyline
            points={run.map(({ column, value }) => `${x(column)},${y(value)}`).join(' ')}
            strokeWidth="2"
            strokeLinejoin="round"
            className="fill-none stroke-link forced-colors:stroke-[CanvasText]"
          />
          {run.map(({ column, value }) => (
            <circle
              key={column}
              cx={x(column)}
              cy={y(value)}
              r={active === column ? 5 : 3}
              className="fill-link stroke-surface forced-colors:fill-[CanvasText]"
            />
          ))}
        </g>
      ))
    }
  </ChartPlot>
)
