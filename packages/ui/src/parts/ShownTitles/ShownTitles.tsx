import type { Title } from '@bunko/api-client'
import { Button } from '../../components/Button/Button.tsx'
import { isMature, shownOf } from '../../lib/mature.ts'
import { numberText } from '../../lib/number-text.ts'
import { passToFirstNew } from '../../lib/pass-to-first-new.ts'
import { usePreferences } from '../../preferences/preferences.tsx'
import { TitleGrid } from '../TitleGrid/TitleGrid.tsx'
import { MatureTitles } from './MatureTitles.tsx'

interface ShownTitlesProps {
  /** All of them, the mature ones as well. */
  titles: readonly Title[]
  /** Of the list, for those who listen. */
  label: string
  /** Covers that are loaded at once. */
  eager?: number
  /** How many are drawn. */
  drawn: number
  /** 'Show more' was pressed: how many are to be drawn, 48 more. */
  onDraw: (drawn: number) => void
}

/** Covers drawn at a time: a magazine may have serialised thousands. */
export const TITLES_STEP = 48

/**
 * Titles as a wall of covers, the first ones first; the mature ones unless they are hidden (which it says).
 *
 * Use for all titles of a person or a magazine, where mature ones may be among them; not for a list in pages, there
 * `TitlePages`, not where all are to be shown, there `TitleGrid`, and not on a screen that is to find one's place again,
 * there `TitlesInAddress`.
 *
 * Keyboard: Tab reaches the button that shows or hides mature titles and keeps the focus, then the titles. 'Show more'
 * keeps the focus while there are more, and the last one passes it to the first title that came.
 */
export const ShownTitles = ({ titles, label, eager = 0, drawn, onDraw }: ShownTitlesProps) => {
  const [{ mature }] = usePreferences()
  const shown = shownOf(titles, mature)
  const count = titles.filter(isMature).length
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {count > 0 && (
        <div className="-my-2">
          <MatureTitles count={count} />
        </div>
      )}
      {shown.length > 0 && <TitleGrid titles={shown.slice(0, drawn)} label={label} eager={eager} />}
      {shown.length > drawn && (
        <div
          ref={passToFirstNew}
          data-shown={drawn}
          className="flex flex-wrap items-center gap-3 text-sm text-ink-muted"
        >
          <Button onClick={() => onDraw(drawn + TITLES_STEP)}>Show more</Button>
          The first {numberText(drawn)} of {numberText(shown.length)}
        </div>
      )}
    </div>
  )
}
