import { languageOf } from './changes.ts'
import { canonicalJson } from './diff/canonical-json.ts'
import { isRecord } from './is-record.ts'

/** An item of a changed list, made readable. */
export interface ListItem {
  /** What stands in front, quieter: the language of an alternative title. */
  name: string | null
  text: string
  /** BCP 47; undefined where the item does not say. */
  lang: string | undefined
}

const LANG_KEYS = ['lang', 'language']
const TEXT_KEYS = ['title', 'name', 'text', 'value']
const textOf = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value))

/** `{lang: 'en', title: 'The Gull Inn'}` → 'en' and 'The Gull Inn'; any other object as 'key: value' pairs. */
export const readItem = (item: unknown): ListItem => {
  if (!isRecord(item)) return { name: null, text: textOf(item), lang: undefined }
  const langKey = LANG_KEYS.find((key) => Object.hasOwn(item, key) && typeof item[key] === 'string')
  const textKey = TEXT_KEYS.find((key) => Object.hasOwn(item, key) && typeof item[key] === 'string')
  if (langKey && textKey && Object.keys(item).length === 2) {
    const name = String(item[langKey])
    return { name, text: String(item[textKey]), lang: languageOf(name)?.tag }
  }
  const pairs = Object.entries(item).map(([key, value]) => `${key}: ${textOf(value)}`)
  return { name: null, text: pairs.join(', ') || '{}', lang: undefined }
}
