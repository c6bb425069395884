const FOLD_AT = 600
/** A few words more are not worth a button. */
const FOLD_SLACK = 120
const BREAK_WITHIN = 80
/** The beginning of a long text, cut between words; null where all of it is shown. */
export const foldedText = (text: string): string | null => {
  const letters = [...text]
  if (letters.length <= FOLD_AT + FOLD_SLACK) return null
  const cut = letters.slice(0, FOLD_AT).join('')
  const space = cut.search(/\s\S*$/)
  return `${(space > cut.length - BREAK_WITHIN ? cut.slice(0, space) : cut).trimEnd()}…`
}
