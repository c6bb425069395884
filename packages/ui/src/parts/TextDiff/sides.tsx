import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { SideLabel } from './marks.tsx'
import { VisibleText } from './VisibleText.tsx'

/** Two columns, or one after the other. */
export type DiffView = 'side' | 'inline'

// Spaces hang over the end of a line: the padding keeps them inside. A mark stands clear of the word before it and of the
// next mark.
export const TEXT = 'relative min-w-0 pe-1.5 wrap-anywhere whitespace-pre-wrap [&_:is(del,ins)]:ms-0.75'

/** The current value and the new one, each under its heading. */
export const Sides = ({ view, before, after }: { view: DiffView; before: ReactNode; after: ReactNode }) => (
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

interface WholeProps {
  tag: 'ins' | 'del'
  text: string
  lang?: string | undefined
  className?: string
}

/** All of one side. Struck through it could not be read: its edge and its heading tell what it is. */
export const Whole = ({ tag: Tag, text, lang = '', className }: WholeProps) => (
  <Tag
    lang={lang}
    dir="auto"
    className={cx(
      TEXT,
      'mt-1 block rounded-sm border-s-3 px-3 py-2 no-underline',
      Tag === 'del' ? 'border-danger bg-del' : 'border-success bg-ins',
      className,
    )}
  >
    <VisibleText text={text} />
  </Tag>
)
