type Errors = Readonly<Record<string, string>>

const OF_NO_FIELD = new Set(['non_field_errors', '__all__'])
/** ' author_id this field is required ' */
const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .join(' ')
    .trim()} `
/** As a word of its own: 'id' is not named by 'author_id', nor by 'valid'. */
const names = (text: string, field: string) =>
  [field, field.replaceAll('_', ' ')].some((name) => wordsOf(text).includes(wordsOf(name)))

/** It stands there with its name. By its words, in whatever language, nobody can tell what else it could be said of. */
const isSaid = (field: string, text: string, said: readonly string[]): boolean =>
  said.some((one) => one.includes(text) && (OF_NO_FIELD.has(field) || names(one, field)))
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
    .filter(([name, text]) => !isSaid(name, text, said) && !isToldByParts(name, text, errors))
    .map(([name, text]) => (OF_NO_FIELD.has(name) ? text : `${name}: ${text}`))

/** One line of what is said and of what is told beside it, less what is repeated there with its name. */
export const withOthers = (said: string, others: readonly string[]): string =>
  [...(others.some((one) => one.endsWith(`: ${said}`)) ? [] : [said]), ...others].filter(Boolean).join('; ')

/** The same of all errors of a form, by the names that have a field there. */
export const otherErrors = (errors: Errors, hasField: (name: string) => boolean, said: readonly string[]): string[] => {
  const others = Object.entries(errors).filter(([name]) => !hasField(name))
  return otherTexts(others, said, errors)
}
