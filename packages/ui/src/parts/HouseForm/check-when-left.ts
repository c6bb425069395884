import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** As long as the press lasts by which a field is left: what it goes to must not move under it. */
const PRESS_MS = 250

/**
 * For a field's `onBlur`. Numbers and addresses are checked once they are left, not while typing: an error takes room,
 * and would push away what one is on the way to. What the server says of a field stays until the field is changed.
 */
export const checkWhenLeft = <V extends FieldValues>(form: UseFormReturn<V>, field: Path<V>) =>
  void setTimeout(() => {
    if (form.getFieldState(field).error?.type !== 'server') void form.trigger(field)
  }, PRESS_MS)
