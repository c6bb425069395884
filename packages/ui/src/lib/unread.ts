import { toldOf, type Title } from '@bunko/api-client'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** An alternative title, as it was read, of which something is called otherwise, or has no value. */
export const lacksAPart = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  ['lang', 'title'].some((part) => (row as Record<string, unknown>)[part] == null)

/** Told, but not as anything that could be read here, or not all of it: it looks emptier than it is. */
export const isUnread = (title: Title, name: keyof Title): boolean => {
  const [told, value] = [toldOf(title)?.[name], title[name]]
  if (isEmpty(told)) return false
  if (isEmpty(value)) return true
  return Array.isArray(told) && Array.isArray(value) && (told.length !== value.length || value.some(lacksAPart))
}
