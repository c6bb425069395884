import { Card } from '../../components/Card/Card.tsx'
import { Loading, Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { useTitleFormContext } from './title-field.ts'

interface Props {
  /** The pickers of the tab, in their order. */
  fields: readonly ('genres' | 'themes' | 'formats' | 'authors' | 'artists' | 'related')[]
  /** Their hints take two lines on a phone. */
  long?: boolean
}

/** A tab of pickers on its way, as high as it will be: what stands below it keeps its place. */
export const TitleFormSkeleton = ({ fields, long = false }: Props) => {
  const { form, mode } = useTitleFormContext()
  // There the season follows, and the covers below.
  const hasMore = mode === 'create' && fields.includes('related')
  return (
    <Loading label="Loading…" className="flex flex-col gap-5">
      <Card>
        <Skeleton className="mb-4 h-6 w-36" />
        <div className="flex flex-col gap-5">
          {fields.map((name) => (
            <div key={name} className="flex flex-col gap-1.5">
              <Skeleton className="my-1 h-3 w-24" />
              <span className="h-9 rounded-md border border-line pointer-coarse:h-11" />
              <Skeleton className={cx('my-1 h-3 w-64', long && 'max-sm:mb-6')} />
              {form.getValues(name).length > 0 && <Skeleton className="h-8 w-2/3" />}
            </div>
          ))}
          {hasMore && <Skeleton className="h-12 w-64" />}
        </div>
      </Card>
      {hasMore && (
        <Card>
          <Skeleton className="h-80 w-full" />
        </Card>
      )}
    </Loading>
  )
}
