import type { Edit } from '@bunko/api-client'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useListPlaces } from '../../data/list-places.ts'
import { findHeights, keepHeights } from '../../drafts/row-heights.ts'
import { useFocusedRow, usePrinting } from '../../lib/drawn-rows.ts'
import { useBox } from '../../lib/use-box.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { EditRow } from './EditRow.tsx'
import { scrollForRows } from './scroll-for-rows.ts'
import { useCardKeys } from './use-card-keys.ts'

interface Props {
  /** Those that were read, in this order. */
  edits: readonly Edit[]
  /** How many there are, those not read yet included; null where that is not known. */
  total: number | null
  /** Of the list, for those who listen. */
  label: string
  /** From which the age of each is told. */
  now: Date
  /** Goes with each link to a detail, for the way back. */
  linkState?: object | undefined
  /** What this list is remembered by: the same key finds the same place again. */
  placeKey: string
  /** The end comes near: time for the next page. Null while no page can be asked for. */
  onNearEnd: (() => void) | null
}

const cardLink = (row: HTMLElement) => row.querySelector<HTMLElement>('[data-card-link]')

const OVERSCAN = 4
const NEAR_END = 40
const WIDE_PX = 768
const ROW_WIDE_PX = 119
const ROW_NARROW_PX = 228

/**
 * Proposals as one long list, of which only what is near the window is in the page; a sheet has all that was read.
 *
 * Use for a list of proposals that is the page and may be thousands long; not for a single one, there `EditCard`, and
 * not while the first are on their way, there `EditListSkeleton`.
 *
 * Keyboard: j goes to the next proposal and k to the one before, the first j to the topmost in view, Enter opens it; Tab
 * goes through the links of each. What has the focus stays in the page, however far one scrolls; where a colleague decides
 * it meanwhile, the focus goes to the one that takes its place.
 */
export const EditList = (props: Props) => {
  const frame = useRef<HTMLDivElement>(null)
  const { top, width } = useBox(frame)
  return (
    // Until the rows are there the page keeps its height: a lower one would be scrolled up.
    <div ref={frame} style={{ minHeight: width > 0 ? undefined : document.documentElement.scrollHeight }}>
      {/* Before that the window may still stand where the page before was: the router scrolls after what is inside it. */}
      {width > 0 && <Rows {...props} top={top} />}
    </div>
  )
}

const Rows = ({ edits, total, label, now, linkState, placeKey, onNearEnd, top }: Props & { top: number }) => {
  const list = useRef<HTMLUListElement>(null)
  const places = useListPlaces()
  const [place] = useState(() => places.find(placeKey))
  const [known] = useState(() => place?.heights ?? findHeights(placeKey))
  // A new one has every row measured again.
  const keyOf = useCallback((index: number) => String(edits[index]?.id ?? index), [edits])
  const rowPx = window.innerWidth < WIDE_PX ? ROW_NARROW_PX : ROW_WIDE_PX
  const focusedId = useFocusedRow(list)
  const focused = focusedId === null ? -1 : edits.findIndex((edit) => String(edit.id) === focusedId)

  const isPrinting = usePrinting()

  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised is given its functions
  const virtualizer = useWindowVirtualizer({
    count: edits.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialOffset: () => place?.offset ?? window.scrollY,
    getItemKey: keyOf,
    useAnimationFrameWithResizeObserver: true,
    scrollToFn: scrollForRows,
    estimateSize: (index) => known?.get(keyOf(index)) ?? rowPx,
    // What has the focus stays in the page, however far it is scrolled away.
    rangeExtractor: (range) => {
      if (isPrinting) return edits.map((_, index) => index)
      const shown = defaultRangeExtractor(range)
      return focused < 0 || shown.includes(focused) ? shown : [...shown, focused].toSorted((a, b) => a - b)
    },
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.findLast(({ index }) => index !== focused)?.index ?? 0

  const nearEnd = useEffectEvent(() => onNearEnd?.())
  const isNearEnd = onNearEnd !== null && !isPrinting && last >= edits.length - NEAR_END
  useEffect(() => {
    if (isNearEnd) nearEnd()
  }, [isNearEnd, edits.length])

  const placeNow = () => ({
    // Not window.scrollY: what stood above is gone from the page by now.
    offset: virtualizer.scrollOffset ?? 0,
    heights: new Map([...(known ?? []), ...virtualizer.itemSizeCache]),
  })
  const leave = useEffectEvent((key: string) => places.keep(key, placeNow()))
  useLayoutEffect(() => () => leave(placeKey), [placeKey])
  const hide = useEffectEvent(() => keepHeights(placeKey, placeNow().heights))
  useEffect(() => {
    const onHide = () => hide()
    window.addEventListener('pagehide', onHide)
    return () => window.removeEventListener('pagehide', onHide)
  }, [])
  useCardKeys(list)
  useKeptFocus(
    list,
    useMemo(() => edits.map(({ id }) => String(id)), [edits]),
    cardLink,
  )

  return (
    <ul
      ref={list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets a list that has no bullets
      role="list"
      aria-label={label}
      className="relative print:h-auto!"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {rows.map(({ index, key, start }) => {
        const edit = edits[index]
        return (
          edit && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-row={edit.id}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - top}px)` }}
              className="absolute inset-x-0 top-0 border-line not-last:border-b hover:bg-sunken/55 print:static print:transform-none!"
            >
              {/* A cover that is asked for now comes after the sheet. */}
              <EditRow
                edit={edit}
                now={now}
                linkState={linkState}
                isScrolling={virtualizer.isScrolling || isPrinting}
              />
            </li>
          )
        )
      })}
    </ul>
  )
}
