import { useState } from 'react'
import { NumberInput } from '../../components/NumberInput/NumberInput.tsx'

const VOLUME = /^[1-9][0-9]{0,3}$/

type VolumeInputProps = {
  id?: string
  volume: number
  onVolume: (volume: number) => void
  disabled?: boolean
  label?: string
  describedBy?: string | undefined
  invalid?: boolean
}

/** A volume, taken when one leaves the field or presses Enter; what is no volume goes back to the one before. */
export const VolumeInput = ({
  id,
  volume,
  onVolume,
  disabled,
  label,
  describedBy,
  invalid = false,
}: VolumeInputProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    const text = typed?.trim() ?? ''
    if (VOLUME.test(text) && Number(text) !== volume) onVolume(Number(text))
    setTyped(null)
  }
  return (
    <span className="w-18 shrink-0">
      <NumberInput
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        value={typed ?? String(volume)}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null)
          if (event.key !== 'Enter') return
          // Not the form's Enter.
          event.preventDefault()
          take()
        }}
      />
    </span>
  )
}
