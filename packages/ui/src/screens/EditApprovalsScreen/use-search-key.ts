import { useEffect, useRef } from 'react'
import { isPageKey } from '../../lib/page-key.ts'

/** `/` leads to the search, unless one is writing or a dialog is open. */
export const useSearchKey = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPageKey(event)) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return field
}
