import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { wordDiff, type WordDiff } from '../../lib/diff/word-diff.ts'
import { hunksOf, type HunkPart } from './hunks.ts'
import { Added, Empty, Removed, SideLabel } from './marks.tsx'
import { TextWarning } from './TextWarning.tsx'
import { VisibleText, type LineBreaks } from './VisibleText.tsx'

/** Two columns, or one text with both. */
export type DiffView = 'side' | 'inline'

interface TextDiffProps {
  before: string
  after: string
  /** BCP 47, of both texts. */
  lang?: string | undefined
  view?: DiffView
}

/** Longer texts are compared after the rest of the screen stands, and without holding up typing. */
const AT_ONCE_LENGTH = 10_000
const TEXT = 'relative min-w-0 wrap-anywhere whitespace-pre-wrap'

const useWordDiff = (before: string, after: string): WordDiff | undefined => {
  const ready = useDeferredValue(true, before.length + after.length <= AT_ONCE_LENGTH)
  return useMemo(() => (ready ? wordDiff(before, after) : undefined), [after, before, ready])
}

/**
 * Two texts word by word (R18); whole where they have too little in common or comparing took too long.
 * Inside `lang="pt-BR"`.
 */
export const TextDiff = ({ before, after, lang, view = 'side' }: TextDiffProps) => {
  const diff = useWordDiff(before, after)
  const sides = useMemo(() => diff?.kind === 'words' && hunksOf(diff.parts), [diff])
  const text = { lang: lang ?? '', dir: 'auto' as const, className: TEXT }
  if (before === after)
    return (
      <p {...text}>
        <VisibleText text={after} />
      </p>
    )
  if (!diff) return <SkeletonText lines={8} />
  const lineBreaks = diff.onlyLineEndings ? 'named' : 'shown'
  if (!sides || before === '' || after === '')
    return (
      <>
        <TextWarning before={before} after={after} />
        {!sides && <p className="mb-2 text-sm text-ink-muted">Textos muito diferentes: mostrados por inteiro</p>}
        <Sides
          view={view}
          before={before === '' ? <Empty /> : <Whole Tag="del" text={before} lang={lang} />}
          after={after === '' ? <Empty /> : <Whole Tag="ins" text={after} lang={lang} />}
        />
      </>
    )
  return (
    <>
      <TextWarning before={before} after={after} />
      {view === 'inline' ? (
        <p {...text}>
          <Parts parts={sides} sign lineBreaks={lineBreaks} />
        </p>
      ) : (
        <Sides
          view={view}
          before={
            <p {...text}>
              <Parts parts={sides.filter(({ op }) => op !== 'add')} lineBreaks={lineBreaks} />
            </p>
          }
          after={
            <p {...text}>
              <Parts parts={sides.filter(({ op }) => op !== 'remove')} lineBreaks={lineBreaks} />
            </p>
          }
        />
      )}
    </>
  )
}

const Sides = ({ view, before, after }: { view: DiffView; before: ReactNode; after: ReactNode }) => (
  <div className={view === 'side' ? 'grid grid-cols-2 gap-8' : 'flex flex-col gap-4'}>
    <div className="min-w-0">
      <SideLabel side="before" />
      {before}
    </div>
    <div className="min-w-0">
      <SideLabel side="after" />
      {after}
    </div>
  </div>
)

interface PartsProps {
  parts: readonly HunkPart[]
  sign?: boolean
  lineBreaks: LineBreaks
}
const Parts = ({ parts, sign = false, lineBreaks }: PartsProps) =>
  parts.map(({ key, op, text, hunk }) => {
    if (op === 'keep') return <VisibleText key={key} text={text} />
    const Mark = op === 'add' ? Added : Removed
    return (
      <Mark key={key} sign={sign} hunk={hunk}>
        <VisibleText text={text} lineBreaks={lineBreaks} />
      </Mark>
    )
  })

// A whole text struck through could not be read: its edge and its heading tell what it is.
const Whole = ({ Tag, text, lang = '' }: { Tag: 'ins' | 'del'; text: string; lang?: string | undefined }) => (
  <Tag
    lang={lang}
    dir="auto"
    className={cx(
      TEXT,
      'mt-1 block rounded-sm border-s-3 px-3 py-2 no-underline',
      Tag === 'del' ? 'border-danger bg-del' : 'border-success bg-ins',
    )}
  >
    <VisibleText text={text} />
  </Tag>
)
