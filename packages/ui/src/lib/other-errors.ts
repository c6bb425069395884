const OF_NO_FIELD = new Set(['non_field_errors', '__all__'])
/** What Django says of any field: alone it does not tell of which. */
const OF_ANY_FIELD = /\b(?:this (?:field|list|value)|valid|required)\b/i
const names = (text: string, field: string) => text.toLowerCase().includes(field.toLowerCase().replaceAll('_', ' '))
const isSaid = (field: string, text: string, said: readonly string[]) =>
  said.some(
    (one) =>
      one.includes(text) &&
      (OF_NO_FIELD.has(field) || !OF_ANY_FIELD.test(text) || one.includes(field) || names(one, field)),
  )

/** What a server says of what has no field in the form, less what is said already: 'public_id: Odd.'. */
export const otherTexts = (
  others: readonly (readonly [name: string, text: string])[],
  said: readonly string[],
): string[] =>
  others
    .filter(([name, text]) => !isSaid(name, text, said))
    // Of a map its parts are told as well, by which it is known what of it is wrong.
    .filter(([name]) => !others.some(([other]) => other.startsWith(`${name}.`)))
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
