import { errorText } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Compared } from '../../lib/analytics/server-figures.ts'
import { numberText } from '../../lib/number-text.ts'
import { passFocus } from '../../lib/pass-focus.ts'

interface Props {
  compared: readonly Compared[]
  isPending: boolean
  error: unknown
  isFetching: boolean
  refetch: () => void
}

const text = (value: number | null) => (value === null ? 'not available' : numberText(value))

/** R23: the statistics calls, beside what was counted, so that a difference shows. */
export const ServerFigures = ({ compared, isPending, error, isFetching, refetch }: Props) => (
  <Card
    title="Server statistics"
    actions={
      error !== null && (
        <Button ref={passFocus} size="sm" busy={isFetching} busyLabel="Trying again…" onClick={refetch}>
          Retry
        </Button>
      )
    }
  >
    <p className="mb-3 text-sm text-ink-muted">
      The server’s own figures beside those counted here.
      <span role="status">{error !== null && ` Some of them could not be loaded: ${errorText(error)}`}</span>
    </p>
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pe-3 text-start font-semibold">
              Figure
            </th>
            <th scope="col" className="px-3 py-1.5 text-end font-semibold">
              Counted
            </th>
            <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
              Server
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {compared.map(({ name, counted, server }) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {name}
              </th>
              <td className="px-3 py-1.5 text-end">{text(counted)}</td>
              <td className="py-1.5 ps-3 text-end">
                {isPending && server === null ? <Skeleton className="ms-auto h-4 w-12" /> : text(server)}
                {counted !== null && server !== null && counted !== server && (
                  <span className="block text-xs text-warning">differs</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
)
