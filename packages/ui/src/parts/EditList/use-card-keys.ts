import { useEffect, type RefObject } from 'react'
import { letterOf } from '../../lib/letter-of.ts'
import { isPageKey } from '../../lib/page-key.ts'
import { usePreferences } from '../../preferences/preferences.tsx'

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }

/** `j` and `k` go to the next and the previous card; the first `j` to the topmost that is in view. */
export const useCardKeys = (list: RefObject<HTMLElement | null>): void => {
  const [{ letters }] = usePreferences()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[letterOf(event)]
      if (step === undefined || event.defaultPrevented || !isPageKey(event, letters)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-card-link]') ?? [])]
      const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
      const inView = links.findIndex((link) => link.getBoundingClientRect().top >= 0)
      links[at < 0 ? inView : at + step]?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [list, letters])
}
