import { Fragment } from 'react'
import { hasInvisible, piecesOf } from './pieces.ts'
export { hasInvisible }
interface VisibleTextProps {
  text: string
  lineBreaks?: 'plain' | 'shown' | 'named'
}
const PILL =
  'mx-px inline-block rounded-sm border border-warning/60 bg-warning-soft px-1 font-mono text-xs leading-4 font-medium text-warning no-underline select-none'
const LINE_END = /(\r\n|\r|\n)/u
const NAMES = new Map([
  ['\r\n', 'CR LF'],
  ['\r', 'CR'],
  ['\n', 'LF'],
])
export const VisibleText = ({ text, lineBreaks = 'plain' }: VisibleTextProps) => {
  const pieces = hasInvisible(text) ? piecesOf(text) : [{ text }]
  return pieces.map((piece, at) =>
    'code' in piece ? (
      <span key={at} className={PILL}>
        {piece.code}
      </span>
    ) : lineBreaks === 'plain' ? (
      <Fragment key={at}>{piece.text}</Fragment>
    ) : (
      piece.text.split(LINE_END).map((part, n) =>
        NAMES.has(part) ? (
          <Fragment key={`${at}.${n}`}>
            <span className={PILL}>{lineBreaks === 'named' ? NAMES.get(part) : '↵'}</span>
            {'\n'}
          </Fragment>
        ) : (
          part
        ),
      )
    ),
  )
}
