import { AlternativeLanguage, ContentRating, Demographic, SeasonName, TitleStatus, TitleType } from '@bunko/api-client'
import { englishName, labelOf, langTag } from '../../lib/title-text.ts'

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
/** 'Japanese'; by its name also a language that none can choose here; what the server wrote where it is none at all. */
export const languageName = (lang: string): string => {
  const known = LANGUAGES.find(({ value }) => value === lang)
  if (known) return known.label
  const tag = langTag(lang)
  return (tag && englishName(tag)) ?? (lang === '' ? 'No language' : lang)
}
