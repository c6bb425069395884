import { errorText, isApiError, TEXT_LIMIT } from '@bunko/api-client'
import { fieldOfWire, type HouseProblems, type HouseShape } from './house-form.ts'
import { isRecord } from './is-record.ts'
import { shortened } from './shortened.ts'
import { otherErrors, withOthers } from './other-errors.ts'

/** What of an object is meant for people, not its code; undefined where nothing is, or it is none. */
const sentenceIn = (value: unknown): unknown => {
  const { message, detail, msg } = isRecord(value) ? value : {}
  return message ?? detail ?? msg
}

/** Every text in a value that is meant for people, a few steps deep. */
const textsOf = (value: unknown, depth = 3): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [shortened(value.trim(), TEXT_LIMIT)]
  if (depth === 0) return []
  const sentence = sentenceIn(value)
  if (sentence !== undefined) return textsOf(sentence, depth - 1)
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return inner.flatMap((one) => textsOf(one, depth - 1))
}

/** 'name: text' by the fields of an object, or by the rows of a list that name theirs. */
const namedTexts = (details: unknown): string[] => {
  const named = isRecord(details)
    ? Object.entries(details)
    : (Array.isArray(details) ? details : [details]).map((row: unknown) => {
        const { field, attr } = isRecord(row) ? row : {}
        return [field ?? attr, sentenceIn(row) ?? row] as const
      })
  return named.flatMap(([name, value]) => {
    const text = textsOf(value).join(' ')
    if (text === '') return []
    return typeof name === 'string' && name !== '' ? `${name}: ${text}` : text
  })
}

/** 'field: text' joined by '; ' (TEXTS.md); null where there are no details. */
const detailsText = (details: unknown): string | null => namedTexts(details).join('; ') || null

interface Refusal {
  /** For the summary: details, else `error`, else the rest of R1's error line, else the fall-back (section 8); behind it what has no field. */
  text: string
  fields: HouseProblems
}

/** What a refused save of a magazine or publisher says (section 8), and what of it belongs to a field. */
export const houseRefusal = (shape: HouseShape, error: unknown, fallback: string): Refusal => {
  if (!isApiError(error) || error.kind !== 'http') return { text: errorText(error, fallback), fields: {} }
  const body = isRecord(error.body) ? error.body : {}
  const details = detailsText(body['details'])
  const fields = Object.entries(error.fields).flatMap(([wire, text]) => {
    const field = fieldOfWire(shape, wire)
    return field ? [[field, text] as const] : []
  })
  const text =
    details === null
      ? (textsOf(body['error'])[0] ?? errorText(error, fallback))
      : // Section 8 puts these words before a magazine's only.
        shape.kind === 'magazine'
        ? `Validation errors: ${details}`
        : details
  const said = [text, ...fields.map(([, one]) => one)]
  const others = otherErrors(error.fields, (wire) => fieldOfWire(shape, wire) !== undefined, said)
  return { text: shortened(withOthers(text, others), TEXT_LIMIT), fields: Object.fromEntries(fields) }
}
