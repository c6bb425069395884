const OF_NO_FIELD = new Set(['non_field_errors', '__all__'])
const names = (text: string, field: string) => text.toLowerCase().includes(field.toLowerCase().replaceAll('_', ' '))
/** Alone, 'This field is required.' does not say which: it is said once it stands there with its field. */
const isSaid = (field: string, text: string, said: readonly string[]) =>
  said.some((one) => one.includes(text) && (OF_NO_FIELD.has(field) || one.includes(field) || names(one, field)))

/** What a server says of what has no field in the form, less what is said already: 'public_id: Odd.'. */
export const otherTexts = (
  others: readonly (readonly [name: string, text: string])[],
  said: readonly string[],
): string[] =>
  others
    .filter(([name, text]) => !isSaid(name, text, said))
    .map(([name, text]) => (OF_NO_FIELD.has(name) ? text : `${name}: ${text}`))

/** The same of all errors of a form, by the names that have a field there. */
export const otherErrors = (
  errors: Readonly<Record<string, string>>,
  hasField: (name: string) => boolean,
  said: readonly string[],
): string[] => {
  const others = Object.entries(errors).filter(([name]) => !hasField(name))
  return otherTexts(others, said)
}
