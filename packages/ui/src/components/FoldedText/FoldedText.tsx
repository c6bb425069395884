import { useState } from 'react'
import { foldedText } from '../../lib/folded-text.ts'
import { ShowMore } from './ShowMore.tsx'

type FoldedTextProps = {
  /** Its own line ends are kept. */
  text: string
  /** BCP 47. */
  lang?: string | undefined
  /** For a screen that is to find one's place again: whether all of it is shown. Otherwise it keeps that itself. */
  whole?: boolean
  /** Told by 'Show more' and 'Show less'; goes with `whole`. */
  onWholeChange?: (whole: boolean) => void
}

/**
 * A text of somebody's own, in its lines: the beginning of a long one, and all of it on request.
 *
 * Use for descriptions, summaries and reasons, which have no end of their own, and where a name is told that stands in
 * full nowhere else; not for names among others, which are cut, and not for what is compared, there `Clamp`.
 *
 * Keyboard: Tab reaches 'Show more', Enter or Space shows all of it, and again the beginning.
 */
export const FoldedText = ({ text, lang, whole: given, onWholeChange }: FoldedTextProps) => {
  const [own, setOwn] = useState(false)
  const whole = given ?? own
  const folded = foldedText(text)
  return (
    <div>
      <p lang={lang} dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {whole ? text : (folded ?? text)}
      </p>
      {folded !== null && <ShowMore whole={whole} onChange={onWholeChange ?? setOwn} />}
    </div>
  )
}
