import { Card } from '../../components/Card/Card.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { numberText } from '../../lib/number-text.ts'

const FIGURES = ['Waiting now', 'Approved', 'Rejected', 'Median wait']
const CHARTS = [1, 2, 3, 4]

/** The charts' places, and how far the reading has come. `total` is null where it is not known. */
export const AnalyticsSkeleton = ({ read, total }: { read: number; total: number | null }) => (
  <div className="flex flex-col gap-5">
    <div className="flex flex-col gap-1.5">
      <p className="text-sm text-ink-muted tabular-nums">
        {total === null ? `Reading proposals… ${numberText(read)}` : readText(read, total)}
      </p>
      <Progress label="Proposals read" value={total === null || total === 0 ? null : (read / total) * 100} />
    </div>
    <Loading label="Loading analytics…" className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {FIGURES.map((name) => (
          <div key={name} className="flex flex-col gap-2.5 rounded-lg border border-line bg-surface px-4 py-3.5">
            <Skeleton className="h-8 w-20" />
            <Skeleton className="h-5 w-24" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        {CHARTS.map((chart) => (
          <Card key={chart}>
            <Skeleton className="mb-4 h-5 w-48" />
            <Skeleton className="h-72 w-full" />
          </Card>
        ))}
      </div>
    </Loading>
  </div>
)

const readText = (read: number, total: number) => `Reading proposals… ${numberText(read)} of ${numberText(total)}`
