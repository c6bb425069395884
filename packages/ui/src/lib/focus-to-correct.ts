/** Of the window's height: below it lie messages (at most a third) and the bar with the button that sends. */
const FREE = 0.6
/** px: in a wider window a message lies in the corner, beside the form. */
const NARROW = 640

/**
 * Gives the focus to the field that is to be corrected. In a narrow window it comes to the middle where it stands low: the
 * message that tells of it comes there, and would lie on it (WCAG 2.4.11).
 */
export const focusToCorrect = (field: HTMLElement | null | undefined) => {
  if (!field) return
  field.focus()
  if (innerWidth < NARROW && field.getBoundingClientRect().bottom > innerHeight * FREE)
    field.scrollIntoView({ block: 'center' })
}
