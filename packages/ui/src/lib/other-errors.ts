/** What a server says of names that have no field in the form, less what is said already: 'public_id: Odd.'. */
export const otherErrors = (
  errors: Readonly<Record<string, string>>,
  hasField: (name: string) => boolean,
  said: readonly string[],
): string[] =>
  Object.entries(errors)
    .filter(([name, text]) => !hasField(name) && !said.some((one) => one.includes(text)))
    .map(([name, text]) => (name === 'non_field_errors' ? text : `${name}: ${text}`))
