/** What a server says of what has no field in the form, less what is said already: 'public_id: Odd.'. */
export const otherTexts = (
  others: readonly (readonly [name: string, text: string])[],
  said: readonly string[],
): string[] =>
  others
    .filter(([, text]) => !said.some((one) => one.includes(text)))
    .map(([name, text]) => (name === 'non_field_errors' ? text : `${name}: ${text}`))

/** The same of all errors of a form, by the names that have a field there. */
export const otherErrors = (
  errors: Readonly<Record<string, string>>,
  hasField: (name: string) => boolean,
  said: readonly string[],
): string[] => {
  const others = Object.entries(errors).filter(([name]) => !hasField(name))
  return otherTexts(others, said)
}
