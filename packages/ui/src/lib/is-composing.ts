/**
 * Whether a key belongs to an input method, whose Enter and Esc are for what is being converted. Safari tells the Enter
 * that ends a composition by its code alone.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
