import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { TITLE_FIELD_NAMES, TITLE_FIELDS, type TitleField, type TitleTab } from '../../lib/title-form.ts'
import { fieldId } from './title-field.ts'

/** Which tab is seen, and the way to a field: its tab first, then the focus. */
export const useTitleTabs = () => {
  const [tab, setTab] = useState<TitleTab>('basic')
  const go = useCallback((field: TitleField) => {
    flushSync(() => setTab(TITLE_FIELDS[field].tab))
    document.getElementById(fieldId(field))?.focus()
  }, [])
  /** Goes to the first of these fields in the form's order; false where there is none. */
  const goToFirst = useCallback(
    (fields: Iterable<string>): boolean => {
      const wrong = new Set(fields)
      const first = TITLE_FIELD_NAMES.find((name) => wrong.has(name))
      if (first) go(first)
      return first !== undefined
    },
    [go],
  )
  return { tab, setTab, go, goToFirst }
}
