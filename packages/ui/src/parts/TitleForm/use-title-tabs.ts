import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusToCorrect } from '../../lib/focus-to-correct.ts'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField, type TitleTab } from '../../lib/title-fields.ts'
import { useIsShown } from '../../lib/use-is-shown.ts'
import { fieldId } from './field-id.ts'

/** The code of a tab may still be on its way. */
const PATIENCE_MS = 5_000
const whenThere = (id: string, act: (node: HTMLElement) => unknown) => {
  const now = document.getElementById(id)
  if (now) return void act(now)
  const waiting = new MutationObserver(() => {
    const node = document.getElementById(id)
    if (!node) return
    stop()
    act(node)
  })
  const timer = setTimeout(() => stop(), PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    waiting.disconnect()
  }
  waiting.observe(document.body, { childList: true, subtree: true })
}

/**
 * Which tab is seen, and the way to a field, or to what else stands in one: its tab first, then the focus. Begins with
 * `first`; `onTab` is told of each that somebody opens.
 */
export const useTitleTabs = (first: TitleTab, onTab: (tab: TitleTab) => void) => {
  const [tab, setShown] = useState(first)
  const setTab = useCallback(
    (next: TitleTab) => {
      setShown(next)
      onTab(next)
    },
    [onTab],
  )
  const isShown = useIsShown()
  const reach = useCallback(
    (on: TitleTab, id: string, act: (node: HTMLElement) => void) => {
      // Of who has left: the next form's fields have the same ids, and somebody may be typing there.
      if (!isShown()) return
      // Nobody opened it: somebody may be on the way elsewhere, and the address stays as it is.
      flushSync(() => setShown(on))
      whenThere(id, (node) => isShown() && act(node))
    },
    [isShown],
  )
  /** Goes to what has this id, on its tab. */
  const goTo = useCallback((on: TitleTab, id: string) => reach(on, id, (node) => node.focus()), [reach])
  const go = useCallback((field: TitleField) => reach(TITLE_FIELDS[field].tab, fieldId(field), focusToCorrect), [reach])
  /** Goes to the first of these fields in the form's order; false where there is none. */
  const goToFirst = useCallback(
    (fields: Iterable<string>): boolean => {
      const wrong = new Set(fields)
      const field = TITLE_FIELD_NAMES.find((name) => wrong.has(name))
      if (field) go(field)
      return field !== undefined
    },
    [go],
  )
  return { tab, setTab, go, goTo, goToFirst }
}
