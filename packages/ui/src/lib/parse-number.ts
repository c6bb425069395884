/**
 * The one parser of numbers people type (R14): ASCII digits only. null for nothing typed, 'invalid' for anything
 * else than a whole number that a computer can hold exactly. Limits are the field's.
 */
export const parseNumber = (text: string): number | null | 'invalid' => {
  const typed = text.trim()
  if (typed === '') return null
  if (!/^[0-9]+$/.test(typed)) return 'invalid'
  const value = Number(typed)
  return Number.isSafeInteger(value) ? value : 'invalid'
}
