/** The first `letters` of a name that stands among others; all of it where it is no longer. */
export const shortened = (name: string, letters = 60): string => {
  const all = [...name]
  return all.length > letters ? `${all.slice(0, letters).join('')}…` : name
}
