import { Button } from '../../components/Button/Button.tsx'
import { numberText } from '../../lib/number-text.ts'
import { usePreferences } from '../../preferences/preferences.tsx'

/**
 * How many mature titles there are among those below it, and the way to see or to hide them. It stays, and the focus with
 * it; and above the titles, so that it does not move either.
 */
export const MatureTitles = ({ count }: { count: number }) => {
  const [{ mature }, prefer] = usePreferences()
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-sm text-ink-muted print:hidden">
      <span aria-live="polite">
        {count === 1 ? '1 mature title' : `${numberText(count)} mature titles`} {mature ? 'shown' : 'hidden'}
      </span>
      <Button size="sm" variant="quiet" onClick={() => prefer({ mature: !mature })}>
        {mature ? 'Hide' : 'Show'} {count === 1 ? 'it' : 'them'}
      </Button>
    </p>
  )
}
