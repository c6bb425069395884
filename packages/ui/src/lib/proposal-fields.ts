import { readChanges } from './changes.ts'
import { fieldOfServerName, TITLE_FIELD_NAMES, type TitleField } from './title-fields.ts'

const SHOWN_LANGUAGES = new Set(['pt-br', 'pt', 'en'])
/** The fields of the form that a proposal touches, in the form's order. */
export const fieldsOfProposal = (changes: unknown): TitleField[] => {
  const touched = new Set(
    readChanges(changes).map(({ field, language }) => {
      const tag = language?.tag.toLowerCase()
      if (tag === undefined) return fieldOfServerName(field)
      return SHOWN_LANGUAGES.has(tag) ? fieldOfServerName(`${field}.${tag}`) : null
    }),
  )
  return TITLE_FIELD_NAMES.filter((field) => touched.has(field))
}
