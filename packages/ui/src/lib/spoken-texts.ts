import type { Multilingual } from '@bunko/api-client'

/** A field's texts by language; one that is told as a plain text is the Portuguese one (R11). */
export const spokenTexts = (value: Multilingual): Readonly<Record<string, string | null>> =>
  typeof value === 'string' ? { pt: value } : (value ?? {})

/** Under which key the text of a language stands: some servers keep Portuguese as `pt-br`. */
export const keyIn = (texts: Readonly<Record<string, string | null>>, language: 'pt' | 'en'): string =>
  language === 'pt' && texts['pt'] == null && 'pt-br' in texts ? 'pt-br' : language
