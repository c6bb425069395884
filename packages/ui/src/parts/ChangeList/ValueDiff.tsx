import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { isEmpty, jsonText, languageOf, type Bag } from '../../lib/changes.ts'
import { canonicalJson } from '../../lib/diff/canonical-json.ts'
import { onlyLineEndingsChanged } from '../../lib/diff/invisible.ts'
import { needsWordDiff } from '../../lib/diff/word-diff.ts'
import { isRecord } from '../../lib/is-record.ts'
import { ItemList, ListDiff } from '../ListDiff/ListDiff.tsx'
import { Added, Empty, Removed } from '../TextDiff/marks.tsx'
import { Sides, Whole, type DiffView } from '../TextDiff/sides.tsx'
import { TextDiff } from '../TextDiff/TextDiff.tsx'
import { TextWarning } from '../TextDiff/TextWarning.tsx'
import { Scalar } from './Scalar.tsx'

interface Shown {
  lang?: string | undefined
  view: DiffView
  /** How many objects this one stands in; deeper ones are written as JSON. */
  depth?: number | undefined
}

const DEPTH_MAX = 2
const isText = (value: unknown): value is string | null => typeof value === 'string' || value === null
const isList = (value: unknown): value is readonly unknown[] | null => Array.isArray(value) || value === null
const isObject = (value: unknown): value is Bag | null => isRecord(value) || value === null
const given = (value: unknown): unknown => value ?? null

/** One value turning into another, drawn by what the two are. Inside `lang="pt-BR"`. */
export const ValueDiff = ({ before, after, lang, view, depth = 0 }: Shown & { before: unknown; after: unknown }) => {
  const old = given(before)
  const next = given(after)
  if (isText(old) && isText(next) && needsWordDiff(old ?? '', next ?? ''))
    return (
      <div data-diff>
        <TextDiff before={old ?? ''} after={next ?? ''} lang={lang} view={view} />
      </div>
    )
  if (isEmpty(old) && isEmpty(next)) return <Empty />
  if (isList(old) && isList(next)) return <ListDiff before={old} after={next} lang={lang} />
  if (isObject(old) && isObject(next) && depth < DEPTH_MAX)
    return <ObjectDiff before={old ?? {}} after={next ?? {}} lang={lang} view={view} depth={depth + 1} />
  if (canonicalJson(old) === canonicalJson(next)) return <Scalar value={next} lang={lang} />
  if ([old, next].some((value) => typeof value === 'object' && !isEmpty(value)))
    return <Sides view={view} before={<Written tag="del" value={old} />} after={<Written tag="ins" value={next} />} />
  return <ScalarDiff before={old} after={next} lang={lang} />
}

/** A value as text, for what is not of the same kind on both sides. */
const Written = ({ tag, value }: { tag: 'ins' | 'del'; value: unknown }) =>
  isEmpty(value) ? (
    <Empty />
  ) : (
    <Whole
      tag={tag}
      text={typeof value === 'string' ? value : jsonText(value)}
      {...(typeof value === 'object' && { lang: 'en', className: 'font-mono text-sm' })}
    />
  )

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Old and new, one after the other. */
const ScalarDiff = ({ before, after, lang }: { before: unknown; after: unknown; lang: string | undefined }) => {
  const lineBreaks = onlyLineEndingsChanged(asText(before), asText(after)) ? 'named' : 'plain'
  return (
    <>
      <TextWarning before={asText(before)} after={asText(after)} />
      <p className="relative flex max-w-full flex-wrap items-baseline gap-x-3 gap-y-1">
        {isEmpty(before) ? (
          <Empty />
        ) : (
          <Removed sign>
            <Scalar value={before} lang={lang} lineBreaks={lineBreaks} />
          </Removed>
        )}
        <ArrowRight aria-hidden className="size-4 shrink-0 self-center text-ink-muted" />
        {isEmpty(after) ? (
          <Empty />
        ) : (
          <Added sign>
            <Scalar value={after} lang={lang} lineBreaks={lineBreaks} />
          </Added>
        )}
      </p>
    </>
  )
}

const entryOf = (bag: Bag, key: string): unknown => (Object.hasOwn(bag, key) ? given(bag[key]) : null)

/** The language of each value where all keys of an object are languages: 'id' beside 'name' is none. */
const langsOf = (keys: readonly string[]): ReadonlyMap<string, string> => {
  const tags = keys.flatMap((key): [string, string][] => {
    const tag = languageOf(key)?.tag
    return tag === undefined ? [] : [[key, tag]]
  })
  return new Map(tags.length === keys.length ? tags : [])
}

/** An object's entries, each on its own line. */
const ObjectDiff = ({ before, after, lang, view, depth }: Shown & { before: Bag; after: Bag }) => {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])]
  const langs = langsOf(keys)
  return (
    <Entries
      entries={keys.map((key) => ({
        key,
        value: (
          <ValueDiff
            before={entryOf(before, key)}
            after={entryOf(after, key)}
            lang={langs.get(key) ?? lang}
            view={view}
            depth={depth}
          />
        ),
      }))}
    />
  )
}

const Entries = ({ entries }: { entries: readonly { key: string; value: ReactNode }[] }) => (
  <dl className="flex flex-col gap-2">
    {entries.map(({ key, value }) => (
      <div key={key} className="flex flex-col gap-0.5 @min-[30rem]:flex-row @min-[30rem]:gap-4">
        <dt lang="en" className="shrink-0 text-sm leading-6 wrap-anywhere text-ink-muted @min-[30rem]:w-32">
          <bdi>{key}</bdi>
        </dt>
        <dd className="min-w-0 flex-1">{value}</dd>
      </div>
    ))}
  </dl>
)

/** One value as it is: where the proposal does not tell what stands there now. */
export const WholeValue = ({
  value,
  lang,
  depth = 0,
}: {
  value: unknown
  lang?: string | undefined
  depth?: number | undefined
}) => {
  if (Array.isArray(value) && value.length > 0) return <ItemList items={value} lang={lang} />
  if (!isRecord(value) || isEmpty(value) || depth >= DEPTH_MAX) return <Scalar value={value} lang={lang} />
  const langs = langsOf(Object.keys(value))
  return (
    <Entries
      entries={Object.entries(value).map(([key, one]) => ({
        key,
        value: <WholeValue value={one} lang={langs.get(key) ?? lang} depth={depth + 1} />,
      }))}
    />
  )
}
