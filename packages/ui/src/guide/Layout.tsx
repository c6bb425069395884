import { numbered } from '../lib/numbered.ts'
import css from '../styles/index.css?raw'
import { Code, Columns } from './Columns.tsx'
import { BREAKPOINTS, CHANGES, GRIDS, HEIGHTS, LAYERS, LEAST, lengthOf, shelvesOf, WIDTHS } from './layout.ts'
import { pixels } from './theme.ts'

const px = (is: string) => pixels(lengthOf(is))

const Px = ({ children }: { children: number }) => (
  <span className="whitespace-nowrap text-ink-muted tabular-nums">{children}</span>
)

/** Words have room also where the table has to be scrolled. */
const Words = ({ children }: { children: string }) => <span className="block min-w-40">{children}</span>

/** A length as a part of the longest one; the line behind it is the whole. */
const Bar = ({ px: length, of }: { px: number; of: number }) => (
  <span aria-hidden className="block w-full min-w-48 border-e border-line-strong bg-sunken">
    <span
      className="block h-4 rounded-e-sm bg-link forced-color-adjust-none"
      style={{ width: `${(length / of) * 100}%` }}
    />
  </span>
)

const WIDEST = 1920
/** From which width of the window on there is more. */
export const Breakpoints = () => (
  <Columns
    label="Breakpoints"
    head={['From', 'px', `Of ${WIDEST} px`, 'What begins there']}
    rows={[
      [
        'The least',
        <Px key="px">{LEAST}</Px>,
        <Bar key="bar" px={LEAST} of={WIDEST} />,
        <Words key="use">One column; everything is there</Words>,
      ],
      ...BREAKPOINTS.map(({ name, is, use }) => [
        <Code key="name">{name}</Code>,
        <Px key="px">{px(is)}</Px>,
        <Bar key="bar" px={px(is)} of={WIDEST} />,
        <Words key="use">{use}</Words>,
      ]),
    ]}
  />
)

/** What is never wider, to scale. */
export const Widths = () => {
  const widest = Math.max(...WIDTHS.map(({ is }) => px(is)))
  return (
    <Columns
      label="Widths"
      head={['What', 'At most', 'px', 'Looks like', 'For']}
      rows={WIDTHS.map(({ name, is, use }) => [
        name,
        <Code key="is">{is}</Code>,
        <Px key="px">{px(is)}</Px>,
        <Bar key="bar" px={px(is)} of={widest} />,
        <Words key="use">{use}</Words>,
      ])}
    />
  )
}

const Box = ({ px: height, coarse }: { px: number; coarse: number | undefined }) => (
  <span aria-hidden className="flex items-center gap-2 py-1">
    <span className="block w-16 rounded-sm bg-link forced-color-adjust-none" style={{ height }} />
    {coarse !== undefined && (
      <span className="block w-16 rounded-sm border-2 border-dashed border-line-strong" style={{ height: coarse }} />
    )}
  </span>
)

/** The heights of controls, as they are and, dashed, where a finger presses. */
export const Heights = () => (
  <Columns
    label="Heights"
    head={['What', 'At least', 'px', 'Finger, px', 'Looks like', 'For']}
    rows={HEIGHTS.map(({ name, is, coarse, use }) => {
      const touched = coarse === undefined ? undefined : px(coarse)
      return [
        name,
        <Code key="is">{is}</Code>,
        <Px key="px">{px(is)}</Px>,
        touched === undefined ? '–' : <Px key="touched">{touched}</Px>,
        <Box key="box" px={px(is)} coarse={touched} />,
        <Words key="use">{use}</Words>,
      ]
    })}
  />
)

/** What lies over what, each sheet over those below it. */
export const Layers = () => (
  <ol className="sb-unstyled isolate my-5 flex flex-col text-ui text-ink">
    {LAYERS.map(({ z, name, holds }, at) => (
      <li
        key={name}
        className="relative -mt-px flex min-h-16 flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md border border-line-strong bg-surface px-4 py-3 shadow-float not-first:-mt-1.5"
        style={{
          zIndex: LAYERS.length - at,
          marginInline: `calc(${at} * min(1rem, 1.6vw)) calc(${LAYERS.length - 1 - at} * min(1rem, 1.6vw))`,
        }}
      >
        <span className="w-9 shrink-0 font-mono text-sm text-ink-muted">{z ?? '–'}</span>
        <span className="w-32 font-semibold">{name}</span>
        <span className="min-w-0 flex-[1_1_14rem] text-ink-muted">{holds}</span>
      </li>
    ))}
  </ol>
)

const Shown = ({ count }: { count: number }) => (
  <span aria-hidden className="flex gap-1">
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className="block aspect-[2/3] w-4 bg-link forced-color-adjust-none" />
    ))}
  </span>
)

/** How many titles a shelf shows at once. */
export const Shelves = () => (
  <Columns
    label="Shelves"
    head={['From', 'Titles', 'Looks like']}
    rows={[
      [
        'A phone',
        '2 and a bit',
        <span key="look" aria-hidden className="flex gap-1">
          <Shown count={2} />
          <span className="block w-1.5 bg-link forced-color-adjust-none" />
        </span>,
      ],
      ...shelvesOf(css).map(({ from, shown }) => [
        <Code key="from">{from}</Code>,
        <Px key="shown">{shown}</Px>,
        <Shown key="look" count={shown} />,
      ]),
    ]}
  />
)

/** Grids without a number of columns. */
export const Grids = () => (
  <Columns
    label="Grids"
    head={['Of what', 'A column is at least, px', 'For']}
    rows={GRIDS.map(({ name, is, use }) => [name, <Px key="px">{px(is)}</Px>, use])}
  />
)

/** What is laid out otherwise, and where. */
export const Changes = () => (
  <Columns
    label="What changes"
    head={['Where', 'What changes']}
    rows={numbered(CHANGES).map(({ item: { where, below, changes } }) => [
      <span key="where">
        {where}
        {below !== undefined && (
          <span className="block text-sm font-normal text-ink-muted">below {pixels(below)} px</span>
        )}
      </span>,
      <Words key="changes">{changes}</Words>,
    ])}
  />
)
