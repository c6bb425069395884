import { useId } from 'react'

/** Each is told from the others by its pattern alone; the colour is an extra. */
const MARKS = {
  approved: { pattern: 'solid', ink: 'fill-success stroke-success', ground: 'fill-success-soft' },
  rejected: { pattern: 'diagonal', ink: 'fill-danger stroke-danger', ground: 'fill-danger-soft' },
  one: { pattern: 'solid', ink: 'fill-link stroke-link', ground: 'fill-link-soft' },
  two: { pattern: 'diagonal', ink: 'fill-ink stroke-ink', ground: 'fill-sunken' },
  three: { pattern: 'dots', ink: 'fill-warning stroke-warning', ground: 'fill-warning-soft' },
  four: { pattern: 'lines', ink: 'fill-link stroke-link', ground: 'fill-link-soft' },
  five: { pattern: 'cross', ink: 'fill-ink-muted stroke-ink-muted', ground: 'fill-sunken' },
  six: { pattern: 'plain', ink: 'fill-ink-muted stroke-ink-muted', ground: 'fill-surface' },
} as const
/** A pattern with its colour. */
export type Mark = keyof typeof MARKS
/** For what has no meaning of its own, in this order. */
export const PLAIN_MARKS = ['one', 'two', 'three', 'four', 'five', 'six'] as const satisfies readonly Mark[]

const STEP = 6
const FORCED_INK = 'forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]'
const idOf = (chart: string, mark: Mark) => `${chart}-${mark}`

const SHAPES = {
  solid: null,
  plain: null,
  diagonal: <path d="M0 1.5H6" strokeWidth="2.5" />,
  lines: <path d="M0 1H6" strokeWidth="1.5" />,
  cross: <path d="M0 3H6M3 0V6" strokeWidth="1" />,
  dots: <circle cx="3" cy="3" r="1.3" strokeWidth="0" />,
}

/** The patterns of a chart's marks; each svg brings its own. */
export const MarkPatterns = ({ chart, marks }: { chart: string; marks: readonly Mark[] }) => (
  <defs>
    {marks.map((mark) => {
      const { pattern, ink, ground } = MARKS[mark]
      return (
        <pattern
          key={mark}
          id={idOf(chart, mark)}
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
          {...(pattern === 'diagonal' && { patternTransform: 'rotate(-45)' })}
        >
          <rect
            width={STEP}
            height={STEP}
            strokeWidth="0"
            className={pattern === 'solid' ? `${ink} ${FORCED_INK}` : `${ground} forced-colors:fill-[Canvas]`}
          />
          <g className={`${ink} ${FORCED_INK}`}>{SHAPES[pattern]}</g>
        </pattern>
      )
    })}
  </defs>
)

interface RectProps {
  /** That of the `MarkPatterns` in the same svg. */
  chart: string
  /** By whose pattern it is filled. */
  mark: Mark
  /** Where it begins: pixels, or a share of the drawing ('40%'). */
  x: number | string
  /** Its upper edge, in pixels. */
  y: number
  /** Pixels, or a share of the drawing. */
  width: number | string
  /** Pixels. */
  height: number
  /** Where it begins in a page that is read from the right, as a length of CSS; else as in any other. */
  fromRight?: string
}
/** A piece of a column or bar. */
export const MarkRect = ({ chart, mark, fromRight, ...place }: RectProps) => (
  <rect
    {...place}
    style={{ ['--from-right' as string]: fromRight }}
    fill={`url(#${idOf(chart, mark)})`}
    strokeWidth="1"
    className={`${MARKS[mark].ink.split(' ')[1] ?? ''} forced-colors:stroke-[CanvasText] ${fromRight === undefined ? '' : 'rtl:[x:var(--from-right)]'}`}
  />
)

/** What each mark stands for. */
export const Legend = ({ items }: { items: readonly { mark: Mark; label: string }[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
    {items.map(({ mark, label }) => (
      <li key={mark} className="flex min-w-0 items-center gap-2">
        <Swatch mark={mark} />
        <span className="min-w-0 wrap-anywhere">
          <bdi>{label}</bdi>
        </span>
      </li>
    ))}
  </ul>
)

const Swatch = ({ mark }: { mark: Mark }) => {
  const chart = useId()
  return (
    <svg aria-hidden width="16" height="16" className="shrink-0">
      <MarkPatterns chart={chart} marks={[mark]} />
      <MarkRect chart={chart} mark={mark} x={0.5} y={0.5} width={15} height={15} />
    </svg>
  )
}
