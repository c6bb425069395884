import { refOf, type Title } from '@bunko/api-client'
import { defaultRangeExtractor, measureElement, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../../lib/cx.ts'
import { useFocusedRow, usePrinting } from '../../lib/drawn-rows.ts'
import { useBox } from '../../lib/use-box.ts'
import { useListPlaces } from '../../data/list-places.ts'
import { TitleCard } from '../../parts/TitleCard/TitleCard.tsx'
import type { TitleView } from '../../parts/TitleGrid/TitleGrid.tsx'
import { TitleRow } from '../../parts/TitleGrid/TitleRow.tsx'

interface Props {
  titles: readonly Title[]
  view: TitleView
  /** How many there are, those not read yet included; null where that is not known. */
  total: number | null
  /** What this list is remembered by: the same key finds the same place again. */
  placeKey: string
  /** A place that is not remembered is the window's, which a reload may have put there; else it is the top. */
  staysPut: boolean
  /** The end comes near: time for the next page. Null while no page can be asked for. */
  onNearEnd: (() => void) | null
}

const OVERSCAN_ROWS = 3
const NEAR_END_ROWS = 8
const EAGER_ROWS = 2
const GAP_PX = 16
const GAP_BELOW_PX = 20
/** The narrowest cover, as in TitleGrid; never fewer than two beside each other. */
const COVER_PX = 168
/** Of a card below its cover: the gap, the name, the facts. */
const NAME_PX = 72
const ROW_PX = 119
const LIST = 'overflow-clip rounded-lg border border-line bg-surface shadow-card'
/** On paper the places of the rows are none, and as many stand beside each other as the sheet has room for. */
const SHEET_GRID =
  'print:grid print:grid-cols-[repeat(auto-fill,minmax(min(10.5rem,45%),1fr))] print:gap-x-4 print:gap-y-5'
const ROW_OF_GRID = 'grid gap-x-4 pb-5 print:contents'
const ROW_OF_LIST = 'border-line not-last:border-b print:static print:transform-none!'

/** Titles as one long wall or list, of which only what is near the window is in the page. */
export const ResultWall = (props: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const { top, width } = useBox(frame)
  return (
    // Until the rows are there the page keeps its height: a lower one would be scrolled up.
    <div
      ref={frame}
      className="min-w-0"
      style={{ minHeight: width > 0 ? undefined : document.documentElement.scrollHeight }}
    >
      {/* A place can be found again only where the rows are known to have their heights. */}
      {width > 0 && <Wall key={props.placeKey} {...props} top={top} width={width} />}
    </div>
  )
}

interface WallProps extends Props {
  top: number
  width: number
}

const Wall = ({ titles, view, total, placeKey, staysPut, onNearEnd, top, width }: WallProps) => {
  const isGrid = view === 'grid'
  const list = useRef<HTMLDivElement>(null)
  const places = useListPlaces()
  const [place] = useState(() => places.find(placeKey))
  const columns = isGrid ? Math.max(2, Math.floor((width + GAP_PX) / (COVER_PX + GAP_PX))) : 1
  const count = Math.ceil(titles.length / columns)
  // A new one has every row measured again.
  const keyOf = useCallback((row: number) => `${view} ${columns} ${row}`, [view, columns])
  // What is seen is painted first, then what is drawn in advance.
  const overscan = useDeferredValue(OVERSCAN_ROWS, 0)
  const focused = Number(useFocusedRow(list) ?? -1)
  const isPrinting = usePrinting()

  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised is given its functions
  const virtualizer = useWindowVirtualizer({
    count,
    overscan,
    scrollMargin: top,
    initialOffset: () => place?.offset ?? (staysPut ? window.scrollY : 0),
    // Known before the window is watched: without it the list is laid out empty first, and filled after that.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: keyOf,
    useAnimationFrameWithResizeObserver: true,
    estimateSize: (row) => {
      const cover = ((width - GAP_PX * (columns - 1)) / columns) * 1.5
      return place?.heights.get(keyOf(row)) ?? (isGrid ? Math.round(cover) + NAME_PX + GAP_BELOW_PX : ROW_PX)
    },
    // On paper a row has no box of its own; what it was on the screen holds.
    measureElement: (row, entry, wall) =>
      measureElement(row, entry, wall) || (wall.measurementsCache[wall.indexFromElement(row)]?.size ?? 0),
    // What has the focus stays in the page, however far it is scrolled away; a sheet has everything that was read.
    rangeExtractor: (range) => {
      if (isPrinting) return Array.from({ length: count }, (_, row) => row)
      const shown = defaultRangeExtractor(range)
      return focused < 0 || focused >= count || shown.includes(focused)
        ? shown
        : [...shown, focused].toSorted((a, b) => a - b)
    },
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.findLast(({ index }) => index !== focused)?.index ?? 0

  const nearEnd = useEffectEvent(() => onNearEnd?.())
  const isNearEnd = onNearEnd !== null && !isPrinting && last >= count - NEAR_END_ROWS
  useEffect(() => {
    if (isNearEnd) nearEnd()
  }, [isNearEnd, titles.length])

  const leave = useEffectEvent((key: string) =>
    places.keep(key, {
      // Not window.scrollY: what stood above is gone from the page by now.
      offset: virtualizer.scrollOffset ?? 0,
      heights: new Map([...(place?.heights ?? []), ...virtualizer.itemSizeCache]),
    }),
  )
  useLayoutEffect(() => () => leave(placeKey), [placeKey])

  return (
    // Rows stand between the list and its items, which no list element allows.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div
      ref={list}
      role="list"
      aria-label="Titles found"
      className={cx('relative print:h-auto!', isGrid ? SHEET_GRID : LIST)}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          role="none"
          data-index={index}
          data-row={index}
          style={{
            transform: `translateY(${start - top}px)`,
            ...(isGrid && { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }),
          }}
          className={cx('absolute inset-x-0 top-0', isGrid ? ROW_OF_GRID : ROW_OF_LIST)}
        >
          {titles.slice(index * columns, (index + 1) * columns).map((title, column) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            <div
              key={refOf(title)}
              role="listitem"
              aria-setsize={total ?? -1}
              aria-posinset={index * columns + column + 1}
              className="min-w-0"
            >
              {isGrid ? (
                <TitleCard title={title} eager={index < EAGER_ROWS} />
              ) : (
                <TitleRow title={title} eager={index < EAGER_ROWS * 4} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
