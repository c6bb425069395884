/** A window that loses the focus takes it from nothing in it: it is there again when one comes back. */
export const isWindowBlur = ({ target }: { target: EventTarget | null }): boolean => target === document.activeElement
