import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { Segmented } from '../../components/Segmented/Segmented.tsx'
import { Select } from '../../components/Select/Select.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { titlesText } from '../../lib/number-text.ts'
import { passFocusTo } from '../../lib/pass-focus.ts'
import { TEXT_MAX } from '../../lib/search-params.ts'
import { activeFilters, foundText, orderingShown, orderOptions, withoutFilters } from '../../lib/search-params.ts'
import { paths } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { usePageMeta } from '../../routing/use-page-meta.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { Results } from './Results.tsx'
import { useSearchFilters, useTypedFilter } from './use-search-filters.ts'
import { useSearchResults, type SearchResults } from './use-search-results.ts'

const VIEWS = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
] as const

const passToShow = passFocusTo((around) => around.querySelector('button'))

/** /search : titles by text and by what is known of them. */
export const SearchScreen = () => {
  const { filters, view, change, setView, resets, now } = useSearchFilters()
  const results = useSearchResults(filters)
  const [{ letters }, prefer] = usePreferences()
  const text = useTypedFilter(filters.q, (q) => change({ q }, { push: false }))
  const field = useRef<HTMLInputElement>(null)
  const headingId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useFilterInSight(panel, results.placeKey)
  const [isOpen, setIsOpen] = useState(false)
  const active = activeFilters(filters).length
  usePageMeta({
    title: filters.q === '' ? 'Search' : `“${filters.q}” · Search`,
    description: 'Search manga, manhwa, manhua and novels by name, genre, year, author and more.',
    path: paths.search.to(),
  })
  const found = foundOf(results)
  // On a sheet nothing more is read.
  const isPart = found !== '' && results.total !== null && results.titles.length < results.total
  const clear = () => change(withoutFilters)
  const toField = () => field.current?.focus()
  /** A year that is wrong filters nothing, and would go with the filters: it is seen first. */
  const show = ({ currentTarget }: MouseEvent) => {
    const wrong = currentTarget.closest('dialog')?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (wrong) wrong.focus()
    else setIsOpen(false)
  }

  return (
    <>
      <PageHeader title="Search" />
      <form
        role="search"
        aria-label="Titles"
        onSubmit={(event) => event.preventDefault()}
        className="flex gap-2.5 print:hidden"
      >
        <SearchInput
          ref={field}
          label="Search titles"
          maxLength={TEXT_MAX}
          shortcut={letters ? '/' : undefined}
          value={text.typed}
          onValueChange={text.setTyped}
          onBlur={text.flush}
          onKeyDown={(event) => event.key === 'Enter' && text.flush()}
          className="flex-1"
        />
        <Button
          className="lg:hidden"
          icon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {active === 0 ? 'Filters' : `Filters (${active})`}
        </Button>
      </form>
      <div className="mt-5 grid gap-x-9 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <aside aria-label="Filters" className="hidden lg:block print:hidden">
          <div
            ref={panel}
            className="sticky top-(--head) -ms-1 max-h-[calc(100dvh_-_var(--head))] fade-more-down scroll-py-10 overflow-y-auto ps-1 pe-2 pt-1 pb-8"
          >
            <FilterPanel filters={filters} change={change} resets={resets} now={now} />
          </div>
        </aside>
        <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-4">
          <h2 id={headingId} className="sr-only">
            Results
          </h2>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
            {/* As high as the button, and as two lines on a phone: nothing below it moves when they come. */}
            <p className="-my-1 flex min-h-8 min-w-0 flex-[1_1_15rem] items-center gap-1.5 text-ui font-medium text-ink-muted tabular-nums max-sm:min-h-11 pointer-coarse:min-h-11">
              <span>
                {isPart && (
                  <span className="hidden print:inline">{results.titles.length.toLocaleString('en')} of </span>
                )}
                {found}
              </span>
              {found !== '' && results.mature > 0 && (
                <Button
                  size="sm"
                  variant="quiet"
                  className="shrink-0"
                  onClick={() => prefer({ mature: results.hidden > 0 })}
                >
                  {results.hidden > 0 ? 'Show' : 'Hide'} {results.mature === 1 ? 'it' : 'them'}
                </Button>
              )}
              {results.isBusy && <Spinner size="sm" />}
            </p>
            <div className="flex items-center gap-2.5 max-sm:w-full print:hidden">
              <Select
                aria-label="Order"
                options={orderOptions(filters.q)}
                value={orderingShown(filters)}
                onValueChange={(ordering) => change({ ordering })}
                className="max-sm:min-w-0 max-sm:flex-1"
              />
              <Segmented label="View" options={VIEWS} value={view} onValueChange={setView} />
            </div>
          </div>
          <p role="status" className="sr-only">
            {results.isBusy || results.query.isLoading ? 'Searching…' : found}
          </p>
          <ActiveFilters filters={filters} change={change} onNone={toField} />
          <Results
            results={results}
            view={view}
            text={filters.q}
            isFiltered={active > 0}
            onClearText={() => {
              toField()
              change({ q: '' })
            }}
            onClearFilters={() => {
              toField()
              clear()
            }}
          />
        </section>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => {
          // A year that is being typed is taken over when its field is left.
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
          setIsOpen(false)
        }}
        title="Filters"
        size="sm"
        footer={
          <>
            {active > 0 && (
              <Button ref={passToShow} onClick={clear}>
                Clear filters
              </Button>
            )}
            <Button variant="primary" onClick={show}>
              {results.isBusy || found === '' || results.shown === null
                ? 'Show titles'
                : `Show ${titlesText(results.shown)}`}
            </Button>
          </>
        }
      >
        <FilterPanel filters={filters} change={change} resets={resets} now={now} />
      </Dialog>
    </>
  )
}

/** What was found begins at the top of the page: the filter that somebody is busy with is not left below the window. */
const useFilterInSight = (panel: RefObject<HTMLElement | null>, placeKey: string) => {
  const shown = useRef(placeKey)
  useEffect(() => {
    if (shown.current === placeKey) return
    shown.current = placeKey
    const busy = document.activeElement
    if (panel.current?.contains(busy)) busy?.scrollIntoView({ block: 'nearest' })
  }, [panel, placeKey])
}

const foundOf = ({ query, titles, total, hidden, mature, isClosed, isFirst }: SearchResults): string =>
  isClosed || isFirst || !query.data ? '' : foundText(total, titles.length + hidden, mature, hidden === 0)
