import { useDeferredValue, useMemo } from 'react'
import { SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { cx } from '../../lib/cx.ts'
import { wordDiff, type WordDiff } from '../../lib/diff/word-diff.ts'
import { hunksOf, type HunkPart } from './hunks.ts'
import { Added, Empty, Removed, SideLabel } from './marks.tsx'
import { VisibleText } from './VisibleText.tsx'

export type DiffView = 'side' | 'inline'

interface TextDiffProps {
  before: string
  after: string
  lang?: string | undefined
  /** Two columns, or one text with both. */
  view?: DiffView
}

/** Longer texts are compared after the rest of the screen stands, between keystrokes. */
const AT_ONCE_LENGTH = 10_000
const TEXT = 'relative min-w-0 whitespace-pre-wrap wrap-anywhere'

const useWordDiff = (before: string, after: string): WordDiff | undefined => {
  const ready = useDeferredValue(true, before.length + after.length <= AT_ONCE_LENGTH)
  return useMemo(() => (ready ? wordDiff(before, after) : undefined), [after, before, ready])
}

/** Two texts word by word (R18); whole where they have too little in common or comparing took too long. */
export const TextDiff = ({ before, after, lang, view = 'side' }: TextDiffProps) => {
  const diff = useWordDiff(before, after)
  const text = { lang, dir: 'auto' as const, className: TEXT }
  if (before === after)
    return (
      <p {...text}>
        <VisibleText text={after} />
      </p>
    )
  if (!diff) return <SkeletonText lines={8} />
  if (diff.kind === 'whole' || before === '' || after === '')
    return (
      <>
        {diff.kind === 'whole' && (
          <p className="mb-2 text-sm text-ink-muted">Textos muito diferentes: mostrados por inteiro</p>
        )}
        <WholeTexts before={before} after={after} lang={lang} view={view} />
      </>
    )
  const hunks = hunksOf(diff.parts)
  return (
    <>
      {diff.onlyLineEndings && <p className="mb-2 text-sm font-medium text-warning">Só mudaram as quebras de linha</p>}
      {view === 'inline' ? (
        <p {...text}>
          <Parts parts={hunks} sign lineEnds={diff.onlyLineEndings} />
        </p>
      ) : (
        <div className={SIDES}>
          <div className="min-w-0">
            <SideLabel side="before" />
            <p {...text}>
              <Parts parts={hunks.filter(({ op }) => op !== 'add')} lineEnds={diff.onlyLineEndings} />
            </p>
          </div>
          <div className="min-w-0">
            <SideLabel side="after" />
            <p {...text}>
              <Parts parts={hunks.filter(({ op }) => op !== 'remove')} lineEnds={diff.onlyLineEndings} />
            </p>
          </div>
        </div>
      )}
    </>
  )
}

const SIDES = 'grid grid-cols-2 gap-8'

interface PartsProps {
  parts: readonly HunkPart[]
  sign?: boolean
  lineEnds: boolean
}
const Parts = ({ parts, sign = false, lineEnds }: PartsProps) =>
  parts.map(({ op, text, hunk, isStop }, at) => {
    if (op === 'keep') return <VisibleText key={at} text={text} />
    const Mark = op === 'add' ? Added : Removed
    return (
      <Mark key={at} sign={sign} hunk={isStop ? hunk : undefined}>
        <VisibleText text={text} lineBreaks={lineEnds ? 'named' : 'shown'} />
      </Mark>
    )
  })

const WHOLE = 'rounded-sm border-s-3 px-3 py-2'

const WholeTexts = ({
  before,
  after,
  lang,
  view,
}: Required<Pick<TextDiffProps, 'before' | 'after' | 'view'>> & Pick<TextDiffProps, 'lang'>) => (
  <div className={view === 'side' ? SIDES : 'flex flex-col gap-4'}>
    <div className="flex min-w-0 flex-col gap-1">
      <SideLabel side="before" />
      {before === '' ? (
        <Empty />
      ) : (
        <del lang={lang} dir="auto" className={cx(TEXT, WHOLE, 'block border-danger bg-del no-underline')}>
          <VisibleText text={before} />
        </del>
      )}
    </div>
    <div className="flex min-w-0 flex-col gap-1">
      <SideLabel side="after" />
      {after === '' ? (
        <Empty />
      ) : (
        <ins lang={lang} dir="auto" className={cx(TEXT, WHOLE, 'block border-success bg-ins no-underline')}>
          <VisibleText text={after} />
        </ins>
      )}
    </div>
  </div>
)
