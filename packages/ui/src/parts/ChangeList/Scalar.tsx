import { isEmpty, jsonText } from '../../lib/changes.ts'
import { ptDateValue } from '../../lib/pt-br.ts'
import { scriptLang } from '../../lib/script-lang.ts'
import { Empty } from '../TextDiff/marks.tsx'
import { VisibleText, type LineBreaks } from '../TextDiff/VisibleText.tsx'

interface ScalarProps {
  value: unknown
  lang?: string | undefined
  lineBreaks?: LineBreaks
}

/**
 * A value without parts of its own: text, number, yes or no, JSON. Dates the Brazilian way (R17); a text in a language is
 * none, whatever it looks like: what is approved is its letters.
 */
export const Scalar = ({ value, lang, lineBreaks = 'plain' }: ScalarProps) => {
  if (isEmpty(value)) return <Empty />
  if (typeof value === 'object')
    return (
      <span lang="en" className="relative block max-w-full font-mono text-sm whitespace-pre-wrap">
        <VisibleText text={jsonText(value)} />
      </span>
    )
  if (typeof value !== 'string') return <span lang="en">{jsonText(value)}</span>
  const date = lang === undefined ? ptDateValue(value) : undefined
  if (date)
    return (
      <time dateTime={date.dateTime} title={value}>
        {date.text}
      </time>
    )
  return (
    <bdi lang={lang ?? scriptLang(value) ?? ''} className="relative whitespace-pre-wrap">
      <VisibleText text={value} lineBreaks={lineBreaks} />
    </bdi>
  )
}
