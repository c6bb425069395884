const WRITING = /^(?:INPUT|TEXTAREA|SELECT)$/

/** Whether a pressed key is meant for the page: without Ctrl, Cmd or Alt, not where one writes, no dialog open. */
export const isPageKey = (event: KeyboardEvent): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return false
  const { target } = event
  return !(target instanceof HTMLElement && (target.isContentEditable || WRITING.test(target.tagName)))
}
