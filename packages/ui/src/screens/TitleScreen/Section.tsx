import { useId, type ReactNode } from 'react'
import { numberText } from '../../lib/number-text.ts'
import { QueryFailed } from '../../parts/QueryFailed/QueryFailed.tsx'

interface Asked<T> {
  data: T | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** Why something could not be read, and the way to try again; mildly beside what was read before. */
export const Failed = ({ query, title }: { query: Asked<unknown>; title: string }) => (
  <QueryFailed mild={query.data !== undefined} query={query} title={title} onRetry={() => void query.refetch()} />
)

interface SectionProps<T> {
  title: string
  query: Asked<T>
  skeleton: ReactNode
  /** What is said where it could not be loaded. */
  failed?: string
  /** How many there are, beside the heading. */
  countOf?: (data: T) => number
  /** Beside the heading, when it is there. */
  actions?: ReactNode
  children: (data: T) => ReactNode
}

/** A part of the page that loads and fails alone. */
export const Section = <T,>({
  title,
  query,
  skeleton,
  failed = `${title} could not be loaded`,
  countOf,
  actions,
  children,
}: SectionProps<T>) => {
  const id = useId()
  const { data } = query
  const count = data === undefined ? 0 : (countOf?.(data) ?? 0)
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto flex items-baseline gap-2.5">
          <h2 id={id} className="font-serif text-xl font-semibold">
            {title}
          </h2>
          {count > 0 && <span className="text-ui text-ink-muted tabular-nums">{numberText(count)}</span>}
        </div>
        {data !== undefined && actions}
      </div>
      {query.isError && <Failed query={query} title={failed} />}
      {data !== undefined ? children(data) : !query.isError && skeleton}
    </section>
  )
}
