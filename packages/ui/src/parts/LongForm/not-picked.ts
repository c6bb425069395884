import { isBlank } from '../../lib/blank.ts'
import { sameText } from '../../lib/same-text.ts'

interface Options {
  /** Of the picker's input. */
  id: string
  /** What it holds. */
  chosen: readonly string[]
  /** A name that is in no list can be added. */
  canAdd?: boolean
}

/**
 * What is typed into a picker and not picked stands there alone, and would be lost without a word: the problem, or null
 * where nothing stands there.
 */
export const notPicked = ({ id, chosen, canAdd = false }: Options): string | null => {
  const input = document.getElementById(id)
  const typed = input instanceof HTMLInputElement && !input.disabled ? input.value.trim() : ''
  if (isBlank(typed) || chosen.some((one) => sameText(one, typed))) return null
  const [is, way] = canAdd ? ['added', 'Add'] : ['chosen', 'Choose']
  return `“${typed}” is not ${is} yet. ${way} it from the list, or empty the field.`
}
