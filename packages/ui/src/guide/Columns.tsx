import type { ReactNode } from 'react'
import { numbered } from '../lib/numbered.ts'

interface Props {
  /** What the table holds, for those who listen. */
  label: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A table of the guide; the first cell of a row names it. */
export const Columns = ({ label, head, rows }: Props) => (
  <div
    role="region"
    aria-label={label}
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that the keys can scroll it
    tabIndex={0}
    // `relative`: what is only heard is placed in here, and would widen the page.
    className="sb-unstyled relative my-5 overflow-x-auto rounded-lg border border-line bg-surface text-ui text-ink"
  >
    <table className="w-full border-collapse">
      <thead className="border-b border-line bg-sunken text-start text-sm text-ink-muted">
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="px-4 py-2.5 text-start font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {numbered(rows).map(({ key, item: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row" className="px-4 py-2.5 text-start align-middle font-medium">
              {name}
            </th>
            {numbered(cells).map(({ key: at, item }) => (
              <td key={at} className="px-4 py-2.5 align-middle">
                {item}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** The name of a token or a class, as one types it. */
export const Code = ({ children }: { children: ReactNode }) => (
  <code className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem] whitespace-nowrap text-ink">
    {children}
  </code>
)
