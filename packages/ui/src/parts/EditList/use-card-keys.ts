import { useEffect, type RefObject } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 }
const isTaken = (event: KeyboardEvent): boolean =>
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  document.querySelector('dialog[open]') !== null ||
  (event.target instanceof HTMLElement &&
    (event.target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)))

/** `j` and `k` go to the next and the previous card; the first `j` to the topmost that is in view. */
export const useCardKeys = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || isTaken(event)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-card-link]') ?? [])]
      const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement))
      const inView = links.findIndex((link) => link.getBoundingClientRect().top >= 0)
      links[at < 0 ? inView : at + step]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list])
}
