import { errorText, refOf, SEARCH_MIN_LENGTH, type Title } from '@bunko/api-client'
import { Check } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx'
import { SearchInput } from '../../components/SearchInput/SearchInput.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useTitleSearch } from '../../data/search.ts'
import { usePopularForStaff } from '../../data/title-pages.ts'
import { cx } from '../../lib/cx.ts'
import { plainKey } from '../../lib/direction.ts'
import { droppedText } from '../../lib/dropped-text.ts'
import { isComposing } from '../../lib/is-composing.ts'
import { passFocusTo } from '../../lib/pass-focus.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { toPick } from '../../lib/title-pick.ts'
import { TitleFacts } from '../../parts/TitlePicker/TitleFacts.tsx'
import { usePreferences } from '../../preferences/preferences.tsx'
import { useTypedParam } from '../../routing/use-typed-param.ts'
import { countText } from './delete-texts.ts'

interface Props {
  /** What stands in the address of the picked title; '' for none. */
  picked: string
  /** What has been deleted here: out of the list before the search is read again. */
  gone: readonly string[]
  onPick: (title: Title) => void
}
const SHOWN = 50
const ROWS = [1, 2, 3, 4, 5, 6]

const WAYS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
/** Up and down lead from the field into the list, through it, and back. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const by = WAYS[plainKey(event)]
  if (by === undefined || isComposing(event.nativeEvent)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li button')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  if (at < 0) return
  event.preventDefault()
  stops[at + by]?.focus()
}

/** From a hit that goes with the next answer, or with all of them. */
const toField = passFocusTo(() => document.querySelector<HTMLElement>('#main input[type=search]'))

/** The 50 most popular titles until something is typed (R15a), then what is found. */
export const TitleSearch = ({ picked, gone, onPick }: Props) => {
  const { typed, setTyped, flush } = useTypedParam('q')
  const [{ letters }] = usePreferences()
  const popular = usePopularForStaff()
  const found = useTitleSearch(typed, { limit: SHOWN })
  const read = found.state === 'idle' ? (popular.data?.items ?? []) : found.results
  const titles = gone.length > 0 ? read.filter((title) => !gone.includes(refOf(title))) : read
  const left = droppedText((found.state === 'idle' ? popular.data : found)?.dropped ?? 0)
  const isSearching = found.state === 'idle' ? popular.isPending : found.state === 'loading'
  const count =
    found.state === 'short'
      ? `Type at least ${SEARCH_MIN_LENGTH} characters`
      : isSearching
        ? 'Searching…'
        : found.state === 'idle'
          ? 'Popular titles'
          : countText(found, titles.length)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed in its field and on its rows
    <div onKeyDown={walk}>
      <div className="flex flex-col gap-2 border-b border-line px-4 py-4 sm:px-5">
        <SearchInput
          label="Search manga"
          shortcut={letters ? '/' : undefined}
          value={typed}
          onValueChange={setTyped}
          onBlur={flush}
        />
        <p role="status" className="text-sm text-ink-muted">
          {count}
        </p>
      </div>
      {found.state === 'failed' ? (
        <ErrorState message="Search failed" detail={errorText(found.error)} onRetry={found.retry} />
      ) : found.state === 'idle' && popular.isError ? (
        // Nothing has been searched for yet, and searching may well work.
        <ErrorState
          message="The popular titles could not be loaded"
          detail={errorText(popular.error)}
          onRetry={() => void popular.refetch()}
          retrying={popular.isFetching}
        />
      ) : isSearching && titles.length === 0 ? (
        <div className="flex flex-col gap-3 px-4 py-4 sm:px-5">
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-15 w-full" />
          ))}
        </div>
      ) : found.state === 'ready' && titles.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="Nothing found"
          text={
            <>
              No title has “<bdi lang={scriptLang(typed)}>{typed.trim()}</bdi>” in its name.
            </>
          }
          action={<Button onClick={() => setTyped('')}>Clear search</Button>}
        />
      ) : (
        <ul
          aria-label="Titles"
          aria-busy={isSearching}
          className={cx(
            'max-h-[min(36rem,70dvh)] overflow-y-auto overscroll-contain p-2',
            isSearching && 'being-searched',
          )}
        >
          {titles.map((title) => (
            <li key={refOf(title)} ref={toField}>
              <button
                type="button"
                aria-pressed={refOf(title) === picked}
                // Found for less of the text, it may go in a moment. Disabled it would drop the focus.
                aria-disabled={isSearching || undefined}
                onClick={isSearching ? undefined : () => onPick(title)}
                className={cx(
                  // With the list's own padding as far in as the search field.
                  'flex w-full items-center gap-2 rounded-md px-2 py-2 text-start -outline-offset-2 sm:px-3',
                  refOf(title) === picked ? 'bg-link-soft' : !isSearching && 'hover:bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1">
                  <TitleFacts title={toPick(title)} />
                </span>
                {refOf(title) === picked && <Check aria-hidden className="size-4 shrink-0 text-link" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {left && <p className="border-t border-line px-4 py-3 text-sm text-ink-muted sm:px-5">{left}</p>}
    </div>
  )
}
