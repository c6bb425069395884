import { passFocusTo } from './pass-focus.ts'

/**
 * As `ref` of the way to more rows, beside their list: with the last of them it goes, and the focus goes to the first
 * that came. Its `data-shown` says how many there were before.
 */
export const passToFirstNew = passFocusTo((around, { dataset }) =>
  around.querySelector('ul')?.children[Number(dataset['shown'])]?.querySelector<HTMLElement>('a, button'),
)
