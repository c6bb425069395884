import { CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { cx } from '../../lib/cx.ts'
import { arrowStep, plainKey } from '../../lib/direction.ts'
import { numberText } from '../../lib/number-text.ts'

type Tab<T extends string> = {
  value: T
  label: string
  /** null keeps the count's place while it is not known. */
  count?: number | null
  /** How much of it is filled in. */
  share?: { filled: number; of: number } | undefined
  /** How many things in it are wrong. */
  problems?: number
}

type TabsProps<T extends string> = {
  /** Ties the tabs to their TabPanel. */
  id: string
  /** Names the row, for those who listen. */
  label: string
  /** In this order, each value once. */
  tabs: readonly Tab<T>[]
  /** The chosen one. */
  value: T
  /** Told of the one that was pressed, or gone to by key. */
  onValueChange: (value: T) => void
}

const ENDS: Record<string, number> = { Home: 0, End: -1 }

const Share = ({ filled, of }: { filled: number; of: number }) => (
  <span className="text-sm font-normal text-ink-muted tabular-nums">
    <span aria-hidden>
      {filled}/{of}
    </span>
    <span className="sr-only">
      {' '}
      {filled} of {of} filled in
    </span>
  </span>
)
const Problems = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1 text-sm font-semibold text-danger tabular-nums">
    <CircleAlert aria-hidden className="size-4" />
    <span aria-hidden>{count}</span>
    <span className="sr-only">
      {' '}
      {count} {count === 1 ? 'problem' : 'problems'}
    </span>
  </span>
)

/** Where the tabs scroll, the chosen one is in the middle as far as that goes. */
const useChosenInSight = (list: RefObject<HTMLElement | null>, value: string) =>
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector(`[data-value="${CSS.escape(value)}"]`)
    if (!row || !chosen || row.scrollWidth <= row.clientWidth) return
    const middle = (one: Element) => one.getBoundingClientRect().left + one.clientWidth / 2
    row.scrollBy({ left: middle(chosen) - middle(row) })
  }, [list, value])

/**
 * Tabs with counts, in one line; a count of up to two digits that arrives moves nothing.
 *
 * Use for views of one thing of which one is in sight; not for going to another screen, there `NavItem`, and not for a
 * choice in a form, there `Segmented`. The chosen one belongs into the URL.
 *
 * Keyboard: Tab reaches the chosen one; Left and Right go round and choose at once (as one reads: the
 * other way about from right to left), Home and End go to the ends; Tab
 * goes on to what can be focused in the panel, or after it: the panel itself is no stop.
 */
export const Tabs = <T extends string>({ id, label, tabs, value, onValueChange }: TabsProps<T>) => {
  const list = useRef<HTMLDivElement>(null)
  useChosenInSight(list, value)
  const move = (event: KeyboardEvent) => {
    // The next press may come before the choice of the last one is drawn; the focus has gone on.
    const here = event.target instanceof HTMLElement ? event.target.dataset['value'] : undefined
    const at = tabs.findIndex((tab) => tab.value === (here ?? value))
    const by = arrowStep(event)
    const to = by === 0 ? ENDS[plainKey(event)] : (at + by) % tabs.length
    const next = to === undefined ? undefined : tabs.at(to)
    if (!next) return
    event.preventDefault()
    onValueChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      // One line that scrolls, on a phone to the edges of the screen: what is cut off there says that there is more.
      // So close there that four with counts of two digits fit.
      // Positioned, so that what it says unseen scrolls with it and does not widen the page.
      className="relative flex max-w-full fade-more [scrollbar-width:none] gap-x-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)] max-sm:-mx-4 max-sm:max-w-none max-sm:px-4 sm:gap-x-5"
    >
      {tabs.map((tab) => {
        const selected = tab.value === value
        return (
          <div
            key={tab.value}
            role="presentation"
            data-room={tab.count === undefined ? undefined : tab.label}
            className="count-room shrink-0 print:not-has-aria-selected:hidden"
          >
            <button
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              data-value={tab.value}
              aria-selected={selected}
              aria-controls={`${id}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onValueChange(tab.value)}
              className={cx(
                'flex min-h-10 items-center gap-1 border-b-2 px-1 text-ui font-medium whitespace-nowrap sm:gap-1.5',
                // The ring within: a row that scrolls would cut it off.
                'rounded-t-sm -outline-offset-2 pointer-coarse:min-h-11',
                selected
                  ? 'border-seal text-ink'
                  : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {tab.label}
              {typeof tab.count === 'number' && <span>{numberText(tab.count)}</span>}
              {tab.share && <Share {...tab.share} />}
              {tab.problems !== undefined && tab.problems > 0 && <Problems count={tab.problems} />}
            </button>
          </div>
        )
      })}
    </div>
  )
}

type TabPanelProps = {
  /** That of its Tabs. */
  id: string
  /** The chosen tab, which names it. */
  value: string
  /** What the chosen tab leads to, alone. */
  children: ReactNode
}

/** What the chosen tab shows. */
export const TabPanel = ({ id, value, children }: TabPanelProps) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} className="min-w-0 pt-4">
    {children}
  </div>
)
