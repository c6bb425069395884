import { errorText, POPULAR_LIMIT } from '@bunko/api-client'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { Loading } from '../../components/Skeleton/Skeleton.tsx'
import { usePopularTitles } from '../../data/titles.ts'
import { TitleCard, TitleCardSkeleton } from '../../parts/TitleCard/TitleCard.tsx'
import { usePageTitle } from '../../routing/use-page-title.ts'

const SHELF = 'grid grid-cols-2 gap-x-4 gap-y-7 min-[30rem]:grid-cols-3 md:grid-cols-4 lg:grid-cols-5'

/** / : the most followed titles (R24a). Search and the other shelves come with the catalogue. */
export const HomeScreen = () => {
  usePageTitle()
  const titles = usePopularTitles()
  return (
    <div className="flex flex-col gap-8">
      <header className="max-w-2xl">
        <h1 className="font-serif text-3xl font-semibold tracking-tight text-balance sm:text-4xl">
          A library of manga, manhwa, manhua and novels
        </h1>
        <p className="mt-3 text-lg text-pretty text-ink-muted">
          Kept by its readers: everyone may propose an edit, and staff read each one.
        </p>
      </header>
      <section aria-labelledby="popular" className="flex flex-col gap-4">
        <h2 id="popular" className="font-serif text-xl font-semibold">
          Popular
        </h2>
        {titles.isError ? (
          <ErrorState
            message="The popular titles could not be loaded."
            detail={errorText(titles.error)}
            onRetry={() => void titles.refetch()}
            retrying={titles.isFetching}
          />
        ) : titles.isPending ? (
          <Loading label="Loading popular titles…" className={SHELF}>
            {Array.from({ length: POPULAR_LIMIT }, (_, at) => (
              <TitleCardSkeleton key={at} />
            ))}
          </Loading>
        ) : titles.data.items.length === 0 ? (
          <EmptyState headingLevel={3} title="No titles yet" text="The first one will stand here." />
        ) : (
          <ul className={SHELF}>
            {titles.data.items.map((title, at) => (
              <li key={String(title.public_id ?? title.id)}>
                <TitleCard title={title} eager={at < 5} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
