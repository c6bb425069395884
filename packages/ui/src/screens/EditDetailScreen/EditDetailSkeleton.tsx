import { Card, CardSection } from '../../components/Card/Card.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Loading, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'
import { DETAIL_GRID } from './layout.ts'

const Line = ({ className }: { className: string }) => (
  <span className="flex h-5 items-center">
    <Skeleton className={className} />
  </span>
)

/** As long as most of those that come: on a phone it begins a line of its own. */
const UNNAMED = (
  <>
    <span className="sr-only">Edit</span>
    <span className="inline-flex h-4 w-64 max-w-full items-center align-middle">
      <Skeleton className="h-3 w-full" />
    </span>
  </>
)

/** The document's title as long as it is not known what the proposal changes. */
export const Unnamed = () => {
  usePageTitle('Edit proposal', 'Edit approvals')
  return null
}

/** The detail on its way, in the places where it will stand. */
export const EditDetailSkeleton = ({ list }: { list: string }) => (
  <>
    <Unnamed />
    <PageHeader
      title="Edit"
      breadcrumbs={[{ label: 'Edit approvals', to: list }, { label: UNNAMED }]}
      badges={
        <>
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-5 w-24" />
        </>
      }
      actions={<Skeleton className="h-8 w-56" />}
    />
    <Loading label="Loading the edit…">
      <div className={DETAIL_GRID.page}>
        <div className={DETAIL_GRID.columns}>
          <div className={DETAIL_GRID.title}>
            <Card>
              <div className="flex gap-4">
                <Skeleton className="aspect-[2/3] w-23 shrink-0" />
                <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
                  <Skeleton className="h-5 w-full" />
                  <Skeleton className="h-5 w-2/3" />
                  <Skeleton className="h-4 w-32" />
                </div>
              </div>
            </Card>
          </div>
          <div data-place="main" className={DETAIL_GRID.main}>
            <Card flush>
              <CardSection>
                <Line className="h-3 w-16" />
                <span className="flex h-6 items-center">
                  <Skeleton className="h-3.5 w-80" />
                </span>
              </CardSection>
              <CardSection>
                <SkeletonText lines={7} />
              </CardSection>
            </Card>
          </div>
          <div className={DETAIL_GRID.side}>
            <Card>
              <SkeletonText lines={5} />
            </Card>
            <Card>
              <span className="flex flex-col gap-2">
                <Line className="mb-2 h-4 w-16" />
                {['w-full', 'w-11/12', 'w-4/5', 'w-10/12'].map((width) => (
                  <Line key={width} className={`h-3.5 ${width}`} />
                ))}
              </span>
            </Card>
          </div>
        </div>
      </div>
    </Loading>
  </>
)
