import type { Title } from '@bunko/api-client'
import { parseNumber } from '../lib/parse-number.ts'
import { ShownTitles, TITLES_STEP } from '../parts/ShownTitles/ShownTitles.tsx'
import { useUrlState } from './use-url-state.ts'

interface Props {
  /** The parameter of the address: one for each list of a screen. */
  name: string
  /** All of them; 48 are drawn, and 48 more each time that more are asked for. */
  titles: readonly Title[]
  /** Of the list, for those who listen. */
  label: string
  /** How many covers are loaded at once: none when left out, each comes as it comes near. */
  eager?: number
  /** They come in pages that are asked for elsewhere: all that came is drawn, else there were two ways to more. */
  inPages?: boolean
}

/**
 * A wall of titles; how many of them are drawn is in the address, so that Back finds them again, and one's place.
 *
 * Use on a screen whose titles lead away and back; not where how many are drawn is kept elsewhere, there `ShownTitles`,
 * and not for a list in pages, there `TitlePages`.
 *
 * Keyboard: that of `ShownTitles`: 'Show more' keeps the focus while there are more, and the last one passes it to the
 * first title that came.
 */
export const TitlesInAddress = ({ name, inPages = false, ...rest }: Props) => {
  const [inAddress, setDrawn] = useUrlState<string>(name, String(TITLES_STEP))
  const drawn = parseNumber(inAddress)
  const least = inPages ? rest.titles.length : TITLES_STEP
  return (
    <ShownTitles
      drawn={typeof drawn === 'number' ? Math.max(drawn, least) : least}
      onDraw={(next) => setDrawn(String(next))}
      {...rest}
    />
  )
}
