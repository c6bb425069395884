/** Kinds of input that are pressed, moved or chosen from: no letter goes into them. */
const PRESSED = /^(?:button|checkbox|color|file|image|radio|range|reset|submit)$/

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !PRESSED.test(target.type)
    : target instanceof HTMLElement && (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a dialog or a menu is open: the page has to wait for it. */
export const isCovered = (): boolean => document.querySelector('dialog[open], [role="menu"]') !== null

/**
 * Whether a pressed key is meant for the page: without Ctrl, Cmd or Alt, not where one writes, no dialog or menu open.
 * None is where `letters` are switched off (WCAG 2.1.4): who dictates would press them by speaking.
 */
export const isPageKey = (event: KeyboardEvent, letters: boolean): boolean =>
  letters && !event.ctrlKey && !event.metaKey && !event.altKey && !isWritten(event.target) && !isCovered()
