import { useCallback, useEffect, useRef, useState } from 'react'
import { titleKey } from '../../data/season-charts.ts'
import { sameTitle, type TitlePick } from '../../lib/title-pick.ts'

interface Edit {
  base: readonly TitlePick[]
  rows: readonly TitlePick[]
}
interface Removed {
  title: TitlePick
  at: number
}
type Control = 'place' | 'up' | 'down' | 'remove'
/** The id of a row's field and buttons, for the focus. */
export const rowId = (title: TitlePick, control: Control) => `chart-${titleKey(title)}-${control}`
export const ADD_ID = 'chart-add'

const same = (one: readonly TitlePick[], other: readonly TitlePick[]) =>
  one.length === other.length && one.every((title, at) => titleKey(title) === titleKey(other[at] ?? title))

const placeOf = (title: TitlePick, rows: readonly TitlePick[]) =>
  rows.findIndex((one) => titleKey(one) === titleKey(title))

/** What is made of a chart before it is saved. What is read anew replaces it only while nothing was changed. */
export const useChartEdit = (saved: readonly TitlePick[]) => {
  const [edit, setEdit] = useState<Edit | null>(null)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const [said, setSaid] = useState('')
  // Who presses keys goes along; under a pointer nothing scrolls.
  const focusNext = useRef<{ ids: readonly string[]; byKey: boolean } | null>(null)
  const { base, rows } = edit ?? { base: saved, rows: saved }
  const latest = useRef({ base, rows })
  useEffect(() => {
    latest.current = { base, rows }
  }, [base, rows])

  useEffect(() => {
    const wanted = focusNext.current
    focusNext.current = null
    const next = wanted?.ids.map((id) => document.getElementById(id)).find((one) => one?.matches(':enabled'))
    next?.focus({ preventScroll: true })
    // Not by the focus, which it may have kept all the way.
    if (wanted?.byKey) next?.scrollIntoView({ block: 'nearest' })
  })

  const change = useCallback((next: readonly TitlePick[], text: string) => {
    const { base: begun } = latest.current
    setEdit(same(begun, next) ? null : { base: begun, rows: next })
    setSaid(text)
  }, [])
  const move = useCallback(
    (title: TitlePick, to: number, focus: Control | null, byKey: boolean) => {
      const before = latest.current.rows
      const from = placeOf(title, before)
      if (from < 0 || to < 0 || to >= before.length || to === from) return
      if (focus) focusNext.current = { ids: [rowId(title, focus), rowId(title, focus === 'up' ? 'down' : 'up')], byKey }
      change(before.toSpliced(from, 1).toSpliced(to, 0, title), `${title.name} is number ${to + 1} of ${before.length}`)
    },
    [change],
  )
  const moveBy = useCallback(
    (title: TitlePick, by: 1 | -1, byKey: boolean) =>
      move(title, placeOf(title, latest.current.rows) + by, by < 0 ? 'up' : 'down', byKey),
    [move],
  )
  /** To a place from 1 on, or to the nearest there is. */
  const moveTo = useCallback(
    (title: TitlePick, place: number, stays: boolean) =>
      move(title, Math.min(Math.max(place, 1), latest.current.rows.length) - 1, stays ? 'place' : null, stays),
    [move],
  )
  /** By the key of what is dragged: onto the place of another. */
  const drop = useCallback(
    (dragged: string, on: TitlePick) => {
      const title = latest.current.rows.find((one) => titleKey(one) === dragged)
      if (title) move(title, placeOf(on, latest.current.rows), null, false)
    },
    [move],
  )
  const remove = useCallback(
    (title: TitlePick, byKey: boolean) => {
      const before = latest.current.rows
      const from = placeOf(title, before)
      if (from < 0) return
      const near = [before[from + 1], before[from - 1]]
      // What takes the place of a removed row stands where that stood.
      focusNext.current = { ids: [...near.flatMap((one) => (one ? [rowId(one, 'remove')] : [])), ADD_ID], byKey }
      setRemoved((all) => [...all, { title, at: from }])
      change(before.toSpliced(from, 1), `${title.name} removed`)
    },
    [change],
  )
  const add = (title: TitlePick) => {
    if (rows.some((one) => sameTitle(one, title))) return
    setRemoved((all) => all.filter((one) => !sameTitle(one.title, title)))
    change([...rows, title], `${title.name} added`)
  }
  const undo = () => {
    const last = removed.at(-1)
    if (!last) return
    setRemoved(removed.slice(0, -1))
    // Its row may be far from the button.
    focusNext.current = { ids: [rowId(last.title, 'remove')], byKey: true }
    change(rows.toSpliced(Math.min(last.at, rows.length), 0, last.title), `${last.title.name} is back`)
  }
  /** Goes on from `next`; null for what was read last. */
  const restart = (next: Edit | null) => {
    setEdit(next && !same(next.base, next.rows) ? next : null)
    setRemoved([])
    setSaid('')
  }
  return {
    base,
    rows,
    dirty: edit !== null,
    removed: removed.at(-1)?.title,
    said,
    add,
    remove,
    undo,
    moveBy,
    moveTo,
    drop,
    restart,
  }
}
