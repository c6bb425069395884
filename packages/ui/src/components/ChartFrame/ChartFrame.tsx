import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { numberText } from '../../lib/number-text.ts'
import { numbered } from '../../lib/numbered.ts'
import { Card } from '../Card/Card.tsx'

interface Props {
  /** The card's heading, and the name of the chart and of its table. */
  title: string
  /** What it shows, in a sentence. */
  note?: ReactNode
  /** Choices of what is drawn. */
  controls?: ReactNode
  /** The same values; null is not available. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number | null)[])[] }
  /** Said in the place of a chart without values. */
  empty?: string | null
  /** The chart itself. */
  children: ReactNode
}

const cellText = (cell: string | number | null) =>
  cell === null ? 'not available' : typeof cell === 'number' ? numberText(cell) : cell

/**
 * A chart with its name, and its values as a table for whoever would rather read them.
 *
 * Use around every chart, so that its values can be read as a table; not for a single figure, there `Stat`.
 *
 * Keyboard: Tab reaches 'Show as table', Enter or Space opens and closes it; the open table takes the focus, and the
 * arrow keys scroll it.
 */
export const ChartFrame = ({ title, note, controls, table, empty, children }: Props) => (
  <Card title={title} actions={controls} className="break-inside-avoid">
    {note && <p className="mb-3 text-sm text-ink-muted">{note}</p>}
    {empty ? (
      <p className="py-10 text-center text-ink-muted">{empty}</p>
    ) : (
      <>
        <figure aria-label={title}>{children}</figure>
        <TableBehind title={title} table={table} />
      </>
    )}
  </Card>
)

/** Made when it is opened: a year of days for each chart would weigh on the page for nothing. */
const TableBehind = ({ title, table }: Pick<Props, 'title' | 'table'>) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group mt-3 not-open:print:hidden">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-sm text-sm font-medium text-link print:hidden pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90 rtl:group-open:-rotate-90" />
        Show as table<span className="sr-only">: {title}</span>
      </summary>
      {isOpen && (
        <div
          role="region"
          aria-label={`${title}, table`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys can scroll it
          tabIndex={0}
          className="mt-2 max-h-96 overflow-auto rounded-md border border-line print:max-h-none print:overflow-visible"
        >
          <table className="w-full border-collapse text-sm">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {numbered(table.head).map(({ key, item }) => (
                  <th
                    key={key}
                    scope="col"
                    className={`px-2 py-2 font-semibold sm:px-3 ${key === 0 ? 'text-start' : 'text-end'}`}
                  >
                    <bdi>{item}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {numbered(table.rows).map(({ key, item: [name = null, ...cells] }) => (
                <tr key={key}>
                  <th scope="row" className="min-w-36 px-2 py-1.5 text-start font-normal wrap-anywhere sm:px-3">
                    <bdi>{cellText(name)}</bdi>
                  </th>
                  {numbered(cells).map(({ key: at, item }) => (
                    <td key={at} className="px-2 py-1.5 text-end whitespace-nowrap sm:px-3">
                      {cellText(item)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  )
}
