import type { Title } from '@bunko/api-client'
import { parseNumber } from '../lib/parse-number.ts'
import { ShownTitles, TITLES_STEP } from '../parts/ShownTitles/ShownTitles.tsx'
import { useUrlState } from './use-url-state.ts'

interface Props {
  /** The parameter of the address: one for each list of a screen. */
  name: string
  titles: readonly Title[]
  label: string
  /** Covers that are loaded at once. */
  eager?: number
}

/** A wall of titles; how many of them are drawn is in the address, so that Back finds them again, and one's place. */
export const TitlesInAddress = ({ name, ...rest }: Props) => {
  const [inAddress, setDrawn] = useUrlState<string>(name, String(TITLES_STEP))
  const drawn = parseNumber(inAddress)
  return (
    <ShownTitles
      drawn={typeof drawn === 'number' ? Math.max(drawn, TITLES_STEP) : TITLES_STEP}
      onDraw={(next) => setDrawn(String(next))}
      {...rest}
    />
  )
}
