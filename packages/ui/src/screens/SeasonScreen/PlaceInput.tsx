import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { isComposing } from '../../lib/is-composing.ts'
import { parseNumber } from '../../lib/parse-number.ts'

// Its edge comes with the pointer; where one touches, none comes.
const LOOK =
  '-mx-1 h-7 w-10 shrink-0 rounded-sm border border-transparent px-1 text-end text-sm text-ink-muted tabular-nums hover:border-line-strong pointer-coarse:size-11 pointer-coarse:border-line-strong pointer-coarse:text-lg'

/** Ready to be written over. Later: the press that brings the focus sets the caret after it. */
const selectSoon = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
  setTimeout(() => document.activeElement === input && input.select())
}

interface Props {
  id: string
  label: string
  /** From 1 on. */
  place: number
  disabled: boolean
  /** As it was typed, however large; `stays` where the field keeps the focus. */
  onPlace: (place: number, stays: boolean) => void
}

/**
 * A place among others that is read as plain text and can be typed over. It is taken with Enter or when one leaves the
 * field; Esc gives it up, and what is no number is given up by itself.
 */
export const PlaceInput = ({ id, label, place, disabled, onPlace }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const take = (stays: boolean) => {
    const wanted = parseNumber(typed ?? '')
    setTyped(null)
    if (typeof wanted === 'number') onPlace(wanted, stays)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Escape') setTyped(null)
    // Tab as well: what comes next is then looked for where the row has gone.
    else if (event.key === 'Enter' || event.key === 'Tab') take(true)
    else return
    selectSoon(event)
  }
  return (
    <input
      id={id}
      aria-label={label}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      value={typed ?? place}
      disabled={disabled}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={selectSoon}
      onBlur={() => take(false)}
      onKeyDown={press}
      className={LOOK}
    />
  )
}
