import { AUTOCOMPLETE_LIMIT, refOf, SEARCH_MIN_LENGTH, type Title } from '@bunko/api-client'
import { RotateCw, Search } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'
import { announcement } from '../../components/Combobox/rows.ts'
import { Link } from '../../components/Link/Link.tsx'
import { Spinner } from '../../components/Spinner/Spinner.tsx'
import { useAutocomplete } from '../../data/search.ts'
import { cx } from '../../lib/cx.ts'
import { shownOf } from '../../lib/mature.ts'
import { opensHere } from '../../lib/opens-here.ts'
import { toPick } from '../../lib/title-pick.ts'
import { paths, searchFor } from '../../paths.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { TitleFacts } from '../../parts/TitlePicker/TitleFacts.tsx'

/** What the field hands over to its suggestions. */
export interface SuggestionKeys {
  /** Whether the key was for the suggestions. */
  press: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

export interface SuggestionsProps {
  id: string
  text: string
  open: boolean
  /** The chosen row's id, for `aria-activedescendant`; undefined for none. */
  onActive: (id: string | undefined) => void
  /** Whether there is a list to be seen. */
  onShown: (shown: boolean) => void
  /** A row was followed, here. */
  onGo: () => void
  ref: Ref<SuggestionKeys>
}

interface Row {
  key: string
  to: string | null
  title?: Title
}

const PANEL = [
  'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[min(28rem,70dvh)] min-w-[min(18rem,100vw-2rem)] overflow-y-auto rounded-md border border-line',
  'bg-surface p-1 text-ui text-ink shadow-float',
].join(' ')
const ROW =
  'flex min-h-9 w-full cursor-pointer items-center text-start gap-2.5 rounded-sm px-2.5 py-1.5 pointer-coarse:min-h-11'

/** Titles that are meant, as one types: cover, year, type and status of each; the last row leads to all of them. */
export const Suggestions = ({ id, text, open, onActive, onShown, onGo, ref }: SuggestionsProps) => {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const [{ mature }] = usePreferences()
  const { state, results, retry } = useAutocomplete(text)
  const typed = text.trim()
  const titles = shownOf(results, mature).slice(0, AUTOCOMPLETE_LIMIT)
  // The row, not its place: others may come in front of it.
  const [marked, setMarked] = useState<string>()
  const [seen, setSeen] = useState(text)
  if (seen !== text) {
    setSeen(text)
    setMarked(undefined)
  }

  const rows: Row[] =
    state === 'failed'
      ? [{ key: 'retry', to: null }]
      : [
          ...titles.map((title) => ({
            key: refOf(title),
            to: paths.title.to({ id: refOf(title), slug: title.slug || 'untitled' }),
            title,
          })),
          { key: 'all', to: searchFor(typed) },
        ]
  const at = rows.findIndex(({ key }) => key === marked)
  const isShown = open && state !== 'idle' && state !== 'short'
  const active = isShown ? rows[at] : undefined
  const idOf = (row: Row) => `${id}-${rows.indexOf(row)}`
  const activeId = active && idOf(active)
  useEffect(() => {
    onActive(activeId)
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId, onActive])
  useEffect(() => onShown(isShown), [isShown, onShown])

  const follow = (row: Row) => {
    if (row.to === null) return retry()
    onGo()
    void navigate(row.to)
  }
  useImperativeHandle(ref, () => ({
    press: (event) => {
      if (!isShown) return false
      const to = { ArrowDown: at + 1, ArrowUp: at < 0 ? rows.length - 1 : at - 1 }[event.key]
      if (to !== undefined) {
        setMarked(rows[to]?.key)
        return true
      }
      if (event.key !== 'Enter' || !active) return false
      follow(active)
      return true
    },
  }))

  const none = state === 'loading' ? 'Searching… ' : 'No suggestions. '
  const said = announcement({ state, options: titles, minLength: SEARCH_MIN_LENGTH, emptyText: 'No results' })
  return (
    <>
      <span role="status" className="sr-only">
        {open ? said : ''}
      </span>
      {isShown && (
        <div ref={list} id={id} role="listbox" tabIndex={-1} aria-label="Titles" className={PANEL}>
          {rows.map((row, index) => {
            const shared = {
              id: idOf(row),
              role: 'option',
              'aria-selected': index === at,
              tabIndex: -1,
              className: cx(ROW, index === at && 'bg-sunken outline -outline-offset-1 outline-line-strong'),
              // The field keeps the focus.
              onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
              onMouseMove: () => setMarked(row.key),
            }
            return row.to === null ? (
              <button key={row.key} type="button" {...shared} onClick={retry}>
                <span className="min-w-0 flex-1 text-danger">Search failed</span>
                <RotateCw aria-hidden className="size-4 shrink-0" />
                <span className="font-semibold">Retry</span>
              </button>
            ) : (
              <Link
                key={row.key}
                {...shared}
                to={row.to}
                variant="bare"
                onClick={(event) => opensHere(event) && onGo()}
              >
                {row.title ? (
                  <TitleFacts title={toPick(row.title)} />
                ) : (
                  <>
                    <span className="flex shrink-0 text-ink-muted">
                      {state === 'loading' ? <Spinner size="sm" /> : <Search aria-hidden className="size-4" />}
                    </span>
                    <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
                      {titles.length === 0 && none}All results for “{typed}”
                    </span>
                  </>
                )}
              </Link>
            )
          })}
        </div>
      )}
    </>
  )
}
