type Errors = Readonly<Record<string, string>>

const OF_NO_FIELD = new Set(['non_field_errors', '__all__'])
/** What Django says of any field: alone it does not tell of which. */
const OF_ANY_FIELD =
  /\b(?:this (?:field|list|value)|(?:in)?valid|required|incorrect|expected|wrong format|does not exist)\b/i
const names = (text: string, field: string) =>
  text.includes(field) || text.toLowerCase().includes(field.toLowerCase().replaceAll('_', ' '))

/** It stands there with its name; or without, where it is said of nothing else and could not be. */
const isSaid = (field: string, text: string, said: readonly string[], errors: Errors): boolean => {
  const lines = said.filter((one) => one.includes(text))
  if (lines.length === 0 || OF_NO_FIELD.has(field)) return lines.length > 0
  const isAlone = Object.entries(errors).every(([other, same]) => other === field || same !== text)
  return (isAlone && !OF_ANY_FIELD.test(text)) || lines.some((one) => names(one, field))
}
/** Of a map its parts are told as well, by which it is known what of it is wrong. */
const isToldByParts = (field: string, text: string, errors: Errors): boolean =>
  Object.entries(errors).some(([other, same]) => other.startsWith(`${field}.`) && same === text)

/**
 * What a server says of what has no field in the form, less what is `said` already: 'public_id: Odd.'. `errors` are all
 * that it says.
 */
export const otherTexts = (
  others: readonly (readonly [name: string, text: string])[],
  said: readonly string[],
  errors: Errors,
): string[] =>
  others
    .filter(([name, text]) => !isSaid(name, text, said, errors) && !isToldByParts(name, text, errors))
    .map(([name, text]) => (OF_NO_FIELD.has(name) ? text : `${name}: ${text}`))

/** The same of all errors of a form, by the names that have a field there. */
export const otherErrors = (errors: Errors, hasField: (name: string) => boolean, said: readonly string[]): string[] => {
  const others = Object.entries(errors).filter(([name]) => !hasField(name))
  return otherTexts(others, said, errors)
}
