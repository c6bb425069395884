import type { Multilingual, Title } from '@bunko/api-client'

/** A text with the language it is in. */
export interface Phrase {
  text: string
  /** BCP 47, for the `lang` attribute; undefined where the server did not say. */
  lang: string | undefined
}

/** Tags in use elsewhere that are no BCP 47 tags of what they mean: 'ro' is romanised, not Romania. */
export const SPECIAL_TAGS = new Map([
  ['ja-ro', 'ja-Latn'],
  ['ko-ro', 'ko-Latn'],
  ['zh-ro', 'zh-Latn'],
  ['es-la', 'es-419'],
])
const TAGS = new Map([['pt', 'pt-BR'], ['pt-br', 'pt-BR'], ...SPECIAL_TAGS])
/** What most titles are in. The browser reads its tables with the first name it is asked: 30 ms of the first paint. */
const KNOWN = new Set(['en', 'ja', 'ko', 'zh', 'zh-Hans', 'zh-Hant', 'es', 'fr', 'de', 'it', ...TAGS.values()])
let languages: Intl.DisplayNames | undefined
const namesOfLanguages = () => (languages ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }))
/** 'Japanese' of 'ja'; undefined for what is no language. */
export const englishName = (tag: string): string | undefined => {
  try {
    return namesOfLanguages().of(tag)
  } catch {
    return undefined
  }
}
const isLanguage = (tag: string) => KNOWN.has(tag) || englishName(tag) !== undefined
/** The tag of a language as the server writes it ('pt' and 'pt-br' are Brazilian Portuguese); undefined for no language. */
export const langTag = (lang: string | null | undefined): string | undefined => {
  const tag = TAGS.get(lang?.toLowerCase() ?? '') ?? lang
  return tag && isLanguage(tag) ? tag : undefined
}

/** Every text of a multilingual field, with its language; empty ones left out. */
export const phrasesOf = (value: Multilingual): Phrase[] =>
  Object.entries(typeof value === 'string' ? { '': value } : (value ?? {})).flatMap(([lang, text]) =>
    text?.trim() ? [{ text, lang: langTag(lang) }] : [],
  )

// A title is mostly named in the script of its own language.
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\u3040-\u30FF]/, 'ja'],
  [/[\uAC00-\uD7AF]/, 'ko'],
  [/[\u4E00-\u9FFF]/, 'ja'],
]
/** A language by the script alone, as a guess: Japanese for kana or Han, Korean for Hangul, undefined for any other. */
export const langOfText = (text: string): string | undefined => SCRIPTS.find(([script]) => script.test(text))?.[1]

const WRITES_HAN = /^(?:zh|ja|ko)(?!-Latn)/
/** The language of a title's name by its script; Han characters alone do not tell which, its own texts may. */
const langOfName = (name: string, texts: Multilingual): string | undefined => {
  const guess = langOfText(name)
  if (guess === undefined) return undefined
  return phrasesOf(texts).find(({ text, lang }) => text.trim() === name && WRITES_HAN.test(lang ?? ''))?.lang ?? guess
}

/** What stands for the name of a title without one. */
export const UNTITLED = 'Untitled'

/** The name a title goes by: its primary title (R11), else any of its titles, else 'Untitled'. */
export const nameOf = (title: Pick<Title, 'primary_title' | 'title'>): Phrase => {
  const primary = title.primary_title?.trim()
  if (primary) return { text: primary, lang: langOfName(primary, title.title) }
  const [first] = phrasesOf(title.title)
  return first ? { text: first.text, lang: first.lang ?? langOfText(first.text) } : { text: UNTITLED, lang: undefined }
}

/** 'light_novel' → 'Light novel', without marks that would turn the line it stands in; null where there is nothing to say. */
export const labelOf = (value: string | null | undefined): string | null => {
  const words = value?.replace(/[\p{Cf}_]+/gu, ' ').trim()
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : null
}

/** 'Manga · 2015 · Ongoing', of what is known. */
export const factsOf = (title: Pick<Title, 'type' | 'year' | 'status'>): string =>
  [labelOf(title.type), title.year, labelOf(title.status)].filter((fact) => fact != null).join(' · ')
