import { AlternativeLanguage, ContentRating, Demographic, SeasonName, TitleStatus, TitleType } from '@bunko/api-client'
import { labelOf } from '../../lib/title-text.ts'

const named = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: labelOf(value) ?? value }))

export const TYPES = named(TitleType.options)
export const STATUSES = named(TitleStatus.options)
export const DEMOGRAPHICS = named(Demographic.options)
export const RATINGS = named(ContentRating.options)
export const SEASONS = named(SeasonName.options)

const LANGUAGE_NAMES: Record<AlternativeLanguage, string> = {
  en: 'English',
  pt: 'Portuguese',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
  es: 'Spanish',
  fr: 'French',
}
/** Section 3, in its order. */
export const LANGUAGES = AlternativeLanguage.options.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
/** 'Japanese'; what the server wrote for a language we do not know. */
export const languageName = (lang: string): string =>
  LANGUAGES.find(({ value }) => value === lang)?.label ?? (lang === '' ? 'No language' : lang)
