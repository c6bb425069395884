/** The value that must be there. @throws where it is not */
export const sure = <T>(value: T): NonNullable<T> => {
  if (value === null || value === undefined) throw new Error('nothing there')
  return value
}
