/** Why a year is refused, in Django REST framework's words; null where it is fine. */
export const yearProblem = (year: number | null | undefined, min: number, max: number): string | null => {
  if (year === null || year === undefined) return null
  if (year < min) return `Ensure this value is greater than or equal to ${min}.`
  return year > max ? `Ensure this value is less than or equal to ${max}.` : null
}
