import { useState } from 'react'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'
import { isComposing } from '../../lib/is-composing.ts'
import { parseVolume } from '../../lib/cover-volumes.ts'

type VolumeInputProps = {
  id?: string
  volume: number
  onVolume: (volume: number) => void
  disabled?: boolean
  label?: string
  describedBy?: string | undefined
  invalid?: boolean
  /** What was typed is no volume, or is one again; to be said beside the field. */
  onWrong: (isWrong: boolean) => void
}

/**
 * A volume, taken when one leaves the field or presses Enter. What is no volume, an emptied field too, stays there to be
 * corrected, while the one before holds; Esc goes back to it.
 */
export const VolumeInput = ({
  id,
  volume,
  onVolume,
  disabled,
  label,
  describedBy,
  invalid = false,
  onWrong,
}: VolumeInputProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string | null) => {
    setTyped(text)
    onWrong(false)
  }
  const take = () => {
    if (typed === null) return
    const wanted = parseVolume(typed)
    if (wanted === null) return onWrong(true)
    if (wanted !== volume) onVolume(wanted)
    type(null)
  }
  return (
    <span className="w-18 shrink-0">
      <NumberInput
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={disabled ? String(volume) : (typed ?? String(volume))}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          // Of an input method they end the conversion.
          if (isComposing(event.nativeEvent)) return
          if (event.key === 'Escape') type(null)
          if (event.key !== 'Enter') return
          // Not the form's Enter.
          event.preventDefault()
          take()
        }}
      />
    </span>
  )
}
