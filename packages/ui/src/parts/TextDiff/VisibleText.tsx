import { CornerDownLeft } from 'lucide-react'
import { Fragment } from 'react'
import { splitInvisible } from '../../lib/diff/invisible.ts'
import { numbered } from '../../lib/numbered.ts'

/** Drawn as breaks only; with a mark, for a text that comes or goes; by their kind, where only that changes. */
export type LineBreaks = 'plain' | 'shown' | 'named'

const PILL =
  'mx-px inline-block rounded-sm border border-warning/50 bg-warning-soft px-1 align-baseline font-mono text-xs leading-4 font-medium whitespace-nowrap text-warning'
const LINE_END = /(\r\n|\r|\n)/u
const NAMES = new Map([
  ['\r\n', 'CR LF'],
  ['\r', 'CR'],
  ['\n', 'LF'],
])

const LineEnd = ({ name }: { name: string | undefined }) => (
  <>
    {name ? (
      <span lang="en" className={PILL}>
        {name}
      </span>
    ) : (
      <CornerDownLeft aria-hidden className="mx-px inline size-3 text-ink-muted" />
    )}
    {'\n'}
  </>
)

const Lines = ({ text, lineBreaks }: { text: string; lineBreaks: LineBreaks }) =>
  lineBreaks === 'plain'
    ? text
    : numbered(text.split(LINE_END)).map(({ key, item }) => {
        const name = NAMES.get(item)
        if (!name) return <Fragment key={key}>{item}</Fragment>
        return <LineEnd key={key} name={lineBreaks === 'shown' && item === '\n' ? undefined : name} />
      })

/** A text as data, never as markup, in which nothing stays unseen (R18): an invisible character shows its code. */
export const VisibleText = ({ text, lineBreaks = 'plain' }: { text: string; lineBreaks?: LineBreaks }) =>
  numbered(splitInvisible(text)).map(({ key, item: piece }) =>
    'code' in piece ? (
      <span key={key} lang="en" title={piece.name} className={PILL}>
        {piece.code}
      </span>
    ) : (
      <Lines key={key} text={piece.text} lineBreaks={lineBreaks} />
    ),
  )
