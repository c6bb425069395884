import { isRecord } from './is-record.ts'

/** What of an object is meant for people, not its code; undefined where nothing is, or it is none. */
export const sentenceIn = (value: unknown): unknown => {
  const { message, detail, msg } = isRecord(value) ? value : {}
  return message ?? detail ?? msg
}

/** Every text in a value that is meant for people, a few steps deep. */
export const textsOf = (value: unknown, depth = 3): string[] => {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()]
  if (depth === 0) return []
  const sentence = sentenceIn(value)
  if (sentence !== undefined) return textsOf(sentence, depth - 1)
  const inner = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return inner.flatMap((one) => textsOf(one, depth - 1))
}
