/** What a column for whole numbers holds at most. */
const INTEGER_MAX = 2_147_483_647

/** Why a number is refused, in Django REST framework's words; null where it is fine. */
export const rangeProblem = (value: number | null | undefined, min: number, max = INTEGER_MAX): string | null => {
  if (value === null || value === undefined) return null
  if (value < min) return `Ensure this value is greater than or equal to ${min}.`
  return value > max ? `Ensure this value is less than or equal to ${max}.` : null
}
