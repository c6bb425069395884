import { isMissing } from '../../lib/missing.ts'

/** The document's title of a thing's page: 'Person not found', its name, 'Person' where it could not be read; null while it is read. */
export const thingTitle = (what: string, error: unknown, name: string | null): string | null => {
  if (isMissing(error)) return `${what} not found`
  return name ?? (error ? what : null)
}
