import { SHORT_NAMES, toldOf, type Title } from '@bunko/api-client'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** An alternative title, as it was read, of which something is called otherwise, or has no value. */
export const lacksAPart = (row: unknown) =>
  typeof row === 'object' &&
  row !== null &&
  ['lang', 'title'].some((part) => (row as Record<string, unknown>)[part] == null)

const short: Partial<Record<keyof Title, string>> = SHORT_NAMES
/** A field as the server told it, under the name of section 3 or its short one; undefined where it did not. */
export const toldAs = (title: Title, name: keyof Title): unknown => {
  const told: Readonly<Record<string, unknown>> = toldOf(title) ?? title
  return told[name] ?? told[short[name] ?? name]
}

/** Told, but not as anything that could be read here, or not all of it: it looks emptier than it is. */
export const isUnread = (title: Title, name: keyof Title): boolean => {
  const [told, value] = [toldAs(title, name), title[name]]
  if (isEmpty(told)) return false
  if (isEmpty(value)) return true
  return Array.isArray(told) && Array.isArray(value) && (told.length !== value.length || value.some(lacksAPart))
}

/** Not told at all, under neither name. That it is empty here says nothing of what the server holds. */
export const isUntold = (title: Title, name: keyof Title): boolean => toldAs(title, name) === undefined
