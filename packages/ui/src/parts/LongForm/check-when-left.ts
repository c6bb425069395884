import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** As long as the press lasts by which a field is left: what it goes to must not move under it. */
export const PRESS_MS = 250

/** Checks a field again. What the server says of it stays until the field is changed. */
const recheck = <V extends FieldValues>(form: UseFormReturn<V>, field: Path<V>): void => {
  if (form.getFieldState(field).error?.type !== 'server') void form.trigger(field)
}

/**
 * For a field's `onBlur`. Numbers and addresses are checked once they are left, not while typing: an error takes room,
 * and would push away what one is on the way to.
 */
export const checkWhenLeft = <V extends FieldValues>(form: UseFormReturn<V>, field: Path<V>) =>
  void setTimeout(() => recheck(form, field), PRESS_MS)
