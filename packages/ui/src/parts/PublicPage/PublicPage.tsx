import { errorText } from '@bunko/api-client'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { FoldedText } from '../../components/FoldedText/FoldedText.tsx'
import { Loading, Skeleton, SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { isMissing } from '../../lib/missing.ts'
import { numberText } from '../../lib/number-text.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import type { Phrase } from '../../lib/title-text.ts'
import { shapeHint } from '../../lib/shape-hint.ts'
import { FactSheet } from '../FactSheet/FactSheet.tsx'
import { NotFoundPanel } from '../NotFoundPanel/NotFoundPanel.tsx'
import { QueryFailed } from '../QueryFailed/QueryFailed.tsx'
import { TitleGridSkeleton } from '../TitleGrid/TitleGrid.tsx'

interface PublicPageProps<T> {
  /** How the thing stands: on its way, read, or why it could not be. */
  query: { data: T | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch: () => unknown }
  /** 'Magazine': what is not found, or cannot be loaded. */
  what: string
  /** Draws what was read. */
  children: (data: T) => ReactNode
}

/**
 * The page of a person or a house in whatever state it is: on its way, not there, failed, known.
 *
 * Use around the whole of such a screen, with a `PublicSheet` for what is known; not for a part of a screen that fails
 * alone, there `QueryFailed`.
 *
 * Keyboard: none of its own; Tab reaches Edit, where one may edit, the addresses, the folded texts and what belongs to
 * it. After a failure Tab reaches Retry.
 */
export const PublicPage = <T,>({ query, what, children }: PublicPageProps<T>) => {
  const { data, error } = query
  const failed = `Failed to load ${what.toLowerCase()}`
  const retry = () => void query.refetch()
  // One that is gone by now is not shown from before.
  if (isMissing(error)) return <NotFoundPanel what={what} />
  if (data !== undefined)
    return (
      <>
        {query.isError && (
          <div className="mb-6">
            <QueryFailed mild query={query} title={failed} onRetry={retry} />
          </div>
        )}
        {children(data)}
      </>
    )
  if (!query.isError) return <PageSkeleton label={`Loading ${what.toLowerCase()}…`} />
  return (
    <Card>
      <h1 className="sr-only">{what}</h1>
      <ErrorState
        message={failed}
        detail={errorText(error)}
        hint={shapeHint(error)}
        onRetry={retry}
        retrying={query.isFetching}
      />
    </Card>
  )
}

interface SheetProps {
  name: Phrase
  logo?: ReactNode
  badges: ReactNode
  subtitle: string
  /** Only for those who may. */
  edit: string | null
  texts: readonly (string | null)[]
  facts: Parameters<typeof FactSheet>[0]['facts']
  links: Parameters<typeof FactSheet>[0]['links']
  children: ReactNode
}

/** Above its texts on a narrow screen, else beside them; in both, Tab and a screen reader come by the facts first. */
const FACTS = 'lg:col-start-2 lg:row-start-1'

/** Who or what it is, its facts and texts, and below them what belongs to it. */
export const PublicSheet = ({ name, logo, badges, subtitle, edit, texts, facts, links, children }: SheetProps) => {
  // The same text twice says nothing more.
  const shown = [...new Set(texts.map((text) => text?.trim() ?? ''))].filter((text) => text !== '')
  return (
    <article className="flex min-w-0 flex-col gap-8">
      <header className="flex flex-wrap items-center gap-4 sm:gap-x-5">
        {logo}
        {/* Beside the logo down to 320 px. */}
        <div className="min-w-0 flex-[1_1_13rem]">
          <h1
            lang={name.lang}
            tabIndex={-1}
            // Clipped: letters under a heap of accents do not break, where no font has these.
            className="overflow-x-clip font-serif text-3xl font-semibold tracking-tight text-balance wrap-anywhere outline-none"
          >
            <bdi>{name.text}</bdi>
          </h1>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-muted empty:hidden">
            {badges}
            {subtitle && <span className="min-w-0 wrap-anywhere">{subtitle}</span>}
          </p>
        </div>
        {edit && <ButtonLink to={edit}>Edit</ButtonLink>}
      </header>
      <div className="grid min-w-0 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className={cx('min-w-0 empty:hidden', FACTS)}>
          <FactSheet facts={facts} links={links} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          {shown.length > 0 && (
            <div className="flex max-w-prose flex-col gap-3">
              {shown.map((text) => (
                <FoldedText key={text} text={text} lang={scriptLang(text)} />
              ))}
            </div>
          )}
          {children}
        </div>
      </div>
    </article>
  )
}

interface SectionProps {
  title: string
  /** null while there may be more than are shown. */
  count: number | null
  /** How many of them stand here: a server may count more than it names (R1). */
  named?: number
  children: ReactNode
}
/** A part of such a page: its titles, its magazines. */
export const PublicSection = ({ title, count, named = count ?? 0, children }: SectionProps) => (
  <section aria-label={title} className="flex min-w-0 flex-col gap-4">
    <h2 className="flex items-baseline gap-2.5 font-serif text-xl font-semibold">
      {title}
      {count !== null && (
        <span className="font-sans text-ui font-normal text-ink-muted tabular-nums">{numberText(count)}</span>
      )}
    </h2>
    {children}
    {named < (count ?? 0) && (
      <p className="text-ui text-ink-muted">
        {named === 0
          ? 'They are not named here.'
          : `Only ${numberText(named)} of them ${named === 1 ? 'is' : 'are'} named here.`}
      </p>
    )}
  </section>
)

const PageSkeleton = ({ label }: { label: string }) => (
  <Loading label={label} className="flex flex-col gap-8">
    <div className="flex items-center gap-4 sm:gap-5">
      <Skeleton className="size-14 shrink-0 sm:size-20" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Skeleton className="h-9 w-80" />
        <Skeleton className="h-5 w-48" />
      </div>
    </div>
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card className={FACTS}>
        <SkeletonText lines={6} />
      </Card>
      <div className="flex flex-col gap-8">
        <div className="max-w-prose">
          <SkeletonText lines={3} />
        </div>
        <TitleGridSkeleton count={8} label="Loading titles…" />
      </div>
    </div>
  </Loading>
)
