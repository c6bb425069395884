import { Fragment, useDeferredValue, useMemo } from 'react'
import { SkeletonText } from '../../components/Skeleton/Skeleton.tsx'
import { wordDiff, type WordDiff } from '../../lib/diff/word-diff.ts'
import { hunksOf, type HunkPart } from './hunks.ts'
import { Added, Empty, Removed } from './marks.tsx'
import { Sides, TEXT, Whole, type DiffView } from './sides.tsx'
import { TextWarning } from './TextWarning.tsx'
import { VisibleText, type LineBreaks } from './VisibleText.tsx'

interface TextDiffProps {
  /** The text as it was. */
  before: string
  /** The text as it is proposed. */
  after: string
  /** BCP 47, of both texts. */
  lang?: string | undefined
  /** Side by side, as when left out, or in one text. */
  view?: DiffView
  /** Milliseconds after which the texts are shown whole; those of `wordDiff` where it is left out. */
  budgetMs?: number
}

/** Longer texts are compared after the rest of the screen stands, and without holding up typing. */
const AT_ONCE_LENGTH = 10_000

const useWordDiff = (before: string, after: string, budgetMs: number | undefined): WordDiff | undefined => {
  const ready = useDeferredValue(true, before.length + after.length <= AT_ONCE_LENGTH)
  return useMemo(() => (ready ? wordDiff(before, after, { budgetMs }) : undefined), [after, before, budgetMs, ready])
}

/**
 * Two texts word by word (R18); whole where they have too little in common or comparing took too long. Inside
 * `lang="pt-BR"`.
 *
 * Use for two versions of one text; not for a list, there `ListDiff`, and not for all of a proposal, there
 * `ChangeList`.
 *
 * Keyboard: none, it is text; its changes are no stops for Tab, and `ChangeKeys` leads to them.
 */
export const TextDiff = ({ before, after, lang, view = 'side', budgetMs }: TextDiffProps) => {
  const diff = useWordDiff(before, after, budgetMs)
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
          before={before === '' ? <Empty /> : <Whole tag="del" text={before} lang={lang} />}
          after={after === '' ? <Empty /> : <Whole tag="ins" text={after} lang={lang} />}
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

interface PartsProps {
  parts: readonly HunkPart[]
  sign?: boolean
  lineBreaks: LineBreaks
}
const Parts = ({ parts, sign = false, lineBreaks }: PartsProps) =>
  parts.map(({ key, op, text, hunk }) => {
    if (op === 'keep') return <VisibleText key={key} text={text} />
    const Mark = op === 'add' ? Added : Removed
    // Outside of the mark: a line breaks after it, and would leave a sign or a struck blank behind.
    const space = /^ +(?=\S)/.exec(text)?.[0] ?? ''
    return (
      <Fragment key={key}>
        {space}
        <Mark sign={sign} hunk={hunk}>
          <VisibleText text={text.slice(space.length)} lineBreaks={lineBreaks} />
        </Mark>
      </Fragment>
    )
  })
